import type { Command, CommandSection } from '../../commands/command.ts';
import type { AppState } from '../../store/appStore.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import type { AppTools } from './appTools.ts';

/** A command of the whole app. */
export type AppCommand = Command<AppTools>;

/** What may be left out of a command: it has no description, no keys, and can always be run. */
type Parts = Pick<AppCommand, 'id' | 'title' | 'run'> & Partial<AppCommand>;

/** Commands of a section. */
export function commandsOf(section: CommandSection, parts: readonly Parts[]): readonly AppCommand[] {
  return parts.map((part) => ({ section, description: '', keys: null, isEnabled: () => true, ...part }));
}

/** Whether there is anything to work on. */
export const hasCase = ({ case: theCase }: AppState): boolean => !isEmptyCase(theCase);
