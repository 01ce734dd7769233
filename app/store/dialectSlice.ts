import type { StateCreator } from 'zustand';
import type { DialectId, Verdict } from '../../engine/index.ts';

/** Two dialects that are compared in detail. */
export interface DialectPair {
  readonly a: DialectId;
  readonly b: DialectId;
}

/** A URL asked in two dialects for one bot: the deciding line of each is lit in the editor. */
export interface ComparedUrl extends DialectPair {
  /** As a crawler sends it. */
  readonly url: string;
  /** As it stands in the case. */
  readonly bot: string;
}

/** What of the dialects is looked at. */
export interface DialectSlice {
  /** The bot they are asked for, as it stands in the case; null for the first one there. */
  readonly dialectBot: string | null;
  readonly dialectPair: DialectPair;
  /** Whether URLs are listed about which all dialects agree. */
  readonly areAgreedShown: boolean;
  readonly compared: ComparedUrl | null;
  /** The verdicts of both dialects over that URL, as the table has them: of a large file nobody else on the page knows. */
  readonly comparedVerdicts: {
    readonly of: ComparedUrl;
    readonly a: Verdict;
    readonly b: Verdict;
  } | null;
  readonly setDialectBot: (bot: string) => void;
  readonly setDialectPair: (pair: DialectPair) => void;
  readonly setAgreedShown: (areShown: boolean) => void;
  readonly compareUrl: (compared: ComparedUrl | null) => void;
  readonly setComparedVerdicts: (verdicts: DialectSlice['comparedVerdicts']) => void;
}

/** The slice of the dialects; at first the reader of most pages is compared with the classic standard. */
export const createDialectSlice: StateCreator<DialectSlice> = (set) => ({
  dialectBot: null,
  dialectPair: { a: 'google', b: 'res1996' },
  areAgreedShown: false,
  compared: null,
  comparedVerdicts: null,
  setDialectBot: (dialectBot) => set({ dialectBot, compared: null }),
  setDialectPair: (dialectPair) => set({ dialectPair, compared: null }),
  setAgreedShown: (areAgreedShown) => set({ areAgreedShown }),
  compareUrl: (compared) => set({ compared }),
  setComparedVerdicts: (comparedVerdicts) => set({ comparedVerdicts }),
});
