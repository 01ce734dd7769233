import type { StateCreator } from 'zustand';
import type { ReadFile } from '../services/offeredFiles.ts';

/** A way of getting a robots.txt in that is open. */
export type Opening =
  | { readonly kind: 'none' }
  /** From a live site. */
  | { readonly kind: 'live' }
  /** One of several files; `passedOver` tells how many were no text files, or too many. */
  | { readonly kind: 'choose'; readonly files: readonly ReadFile[]; readonly passedOver: number };

/** What is being opened. */
export interface OpeningSlice {
  readonly opening: Opening;
  readonly setOpening: (opening: Opening) => void;
}

/** The slice of what is being opened. */
export const createOpeningSlice: StateCreator<OpeningSlice> = (set) => ({
  opening: { kind: 'none' },
  setOpening: (opening) => set({ opening }),
});
