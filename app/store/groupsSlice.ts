import type { StateCreator } from 'zustand';
import type { CaseReading } from '../../engine/index.ts';

/** Through whose eyes the groups of the file are looked at. */
export interface GroupsSlice {
  /** The bot as it would stand in the case; null for the first of the case. */
  readonly groupsBot: string | null;
  /** Null for what the case says. */
  readonly groupsReading: CaseReading | null;
  readonly setGroupsBot: (bot: string) => void;
  readonly setGroupsReading: (reading: CaseReading) => void;
}

/** The slice of the groups. */
export const createGroupsSlice: StateCreator<GroupsSlice> = (set) => ({
  groupsBot: null,
  groupsReading: null,
  setGroupsBot: (groupsBot) => set({ groupsBot }),
  setGroupsReading: (groupsReading) => set({ groupsReading }),
});
