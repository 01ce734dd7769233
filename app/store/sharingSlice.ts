import type { StateCreator } from 'zustand';

/** What is open to share or keep the case: the dialog of its link, or the library. */
export type SharingView = 'none' | 'link' | 'library';

/** What is open of sharing and keeping. */
export interface SharingSlice {
  readonly sharingView: SharingView;
  readonly setSharingView: (view: SharingView) => void;
}

/** The slice of sharing and keeping. */
export const createSharingSlice: StateCreator<SharingSlice> = (set) => ({
  sharingView: 'none',
  setSharingView: (sharingView) => set({ sharingView }),
});
