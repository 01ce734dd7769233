import type { StateCreator } from 'zustand';

/** What of the commands is open: the palette that finds them, or the sheet of their keys. */
export type CommandView = 'none' | 'palette' | 'keys';

/** How many commands count as recent. */
const mostRecent = 5;

/** What is open of the commands, and what was run of them. */
export interface CommandSlice {
  readonly commandView: CommandView;
  /** Ids of the commands that the palette ran last, the latest first. */
  readonly recentCommands: readonly string[];
  /** Whether keys without Ctrl, Alt or Command count; who speaks to the machine may want them off. */
  readonly arePlainKeysOn: boolean;
  readonly setCommandView: (view: CommandView) => void;
  readonly rememberCommand: (id: string) => void;
  readonly setPlainKeysOn: (areOn: boolean) => void;
}

/** What of it outlives a visit. */
export type CommandSettings = Pick<CommandSlice, 'recentCommands' | 'arePlainKeysOn'>;

/** The slice of the commands. */
export const createCommandSlice =
  (settings: CommandSettings): StateCreator<CommandSlice> =>
  (set) => ({
    ...settings,
    commandView: 'none',
    setCommandView: (commandView) => set({ commandView }),
    rememberCommand: (id) =>
      set(({ recentCommands }) => ({
        recentCommands: [id, ...recentCommands.filter((other) => other !== id)].slice(0, mostRecent),
      })),
    setPlainKeysOn: (arePlainKeysOn) => set({ arePlainKeysOn }),
  });
