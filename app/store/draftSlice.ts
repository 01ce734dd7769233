import type { StateCreator } from 'zustand';
import type { Case } from '../../engine/index.ts';
import type { DraftProblem } from '../services/draftStorage.ts';
import type { LinkProblem } from '../services/permalink.ts';
import type { CaseSlice } from './caseSlice.ts';

/** How saving the draft on this device goes. */
export type DraftStatus =
  | { readonly kind: 'empty' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly problem: DraftProblem };

/** A link that was opened and waits for an answer, or could not be opened. */
export type OpenedLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'asks'; readonly case: Case }
  | { readonly kind: 'failed'; readonly problem: LinkProblem };

/** What came from outside of this page, and what is kept for the next visit. */
export interface DraftSlice {
  readonly draft: DraftStatus;
  readonly link: OpenedLink;
  readonly setDraftStatus: (draft: DraftStatus) => void;
  readonly setLink: (link: OpenedLink) => void;
  /** Puts the case of a waiting link in place. */
  readonly acceptLink: () => void;
  /** Keeps the case at hand and forgets the link. */
  readonly dismissLink: () => void;
}

/** The slice of draft and link. */
export const createDraftSlice: StateCreator<
  DraftSlice & Pick<CaseSlice, 'replaceCase'>,
  [],
  [],
  DraftSlice
> = (set, get) => ({
  draft: { kind: 'empty' },
  link: { kind: 'none' },
  setDraftStatus: (draft) => set({ draft }),
  setLink: (link) => set({ link }),
  acceptLink: () => {
    const { link } = get();
    if (link.kind === 'asks') get().replaceCase(link.case);
    set({ link: { kind: 'none' } });
  },
  dismissLink: () => set({ link: { kind: 'none' } }),
});
