import { editingCommands } from '../../commands/editingCommands.ts';
import type { AppCommand } from './appCommand.ts';
import { caseCommands } from './caseCommands.ts';
import { viewCommands } from './viewCommands.ts';

/** Everything that can be done, but for what depends on what is typed. */
export const appCommands: readonly AppCommand[] = [...caseCommands, ...editingCommands, ...viewCommands];
