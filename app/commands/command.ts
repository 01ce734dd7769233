import type { RobotsEditor } from '../editor/robotsEditor.ts';
import type { Services } from '../services/services.ts';
import type { AppState, AppStore } from '../store/appStore.ts';

/** What a command works on. */
export interface CommandTools {
  readonly store: AppStore;
  readonly services: Pick<Services, 'notifier'>;
  readonly editor: Pick<RobotsEditor, 'selectedLines' | 'focus'>;
}

/** What a command is about: the palette and the sheet of keys group by it. */
export type CommandSection =
  | 'case'
  | 'open'
  | 'share'
  | 'go'
  | 'problems'
  | 'tidy'
  | 'insert'
  | 'bots'
  | 'view'
  | 'help';

/** Something that can be asked for: by a menu, by keys, by the palette. Plain data. */
export interface Command<Tools extends CommandTools = CommandTools> {
  /** Never changes: keys and settings may name it. */
  readonly id: string;
  readonly title: string;
  /** A line about it, where the title is not enough; '' for none. */
  readonly description: string;
  readonly section: CommandSection;
  /** As CodeMirror writes keys ('Mod-Shift-f'); null for none. */
  readonly keys: string | null;
  /** Its keys mean something else where text is typed, and are left to that. */
  readonly isOutsideText?: boolean;
  readonly isEnabled: (state: AppState) => boolean;
  readonly run: (tools: Tools) => void | Promise<void>;
}

/** A command together with what it works on. */
export interface ReadyCommand extends Omit<Command, 'run'> {
  readonly run: () => void | Promise<void>;
}

/** Commands for whoever only runs them. */
export function readyCommands<Tools extends CommandTools>(
  commands: readonly Command<Tools>[],
  tools: Tools,
): readonly ReadyCommand[] {
  return commands.map((command) => ({ ...command, run: () => command.run(tools) }));
}
