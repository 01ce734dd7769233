import type { StateCreator } from 'zustand';

/** A file that was dropped or picked together with others. */
export interface OfferedFile {
  /** With the folders it was in: 'variants/robots-2024.txt'. */
  readonly path: string;
  readonly octets: Uint8Array;
}

/** A way of getting a robots.txt in that is open. */
export type Opening =
  | { readonly kind: 'none' }
  /** From a live site. */
  | { readonly kind: 'live' }
  /** One of several files; `passedOver` tells how many were no text files, or too many. */
  | { readonly kind: 'choose'; readonly files: readonly OfferedFile[]; readonly passedOver: number };

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
