import type { StateCreator } from 'zustand';
import type { DialectId, Severity } from '../../engine/index.ts';
import type { CaseSlice } from './caseSlice.ts';

/** Those for whom the listed findings hold. */
export type FindingAudience =
  | { readonly kind: 'everybody' }
  /** A crawler by its product token. */
  | { readonly kind: 'crawler'; readonly token: string }
  | { readonly kind: 'dialect'; readonly id: DialectId };

/** How the findings are put together: the worst first, line by line, or rule by rule. */
export type ProblemGrouping = 'weight' | 'line' | 'rule';

/** Which findings are listed, and how. */
export interface ProblemView {
  readonly hidden: readonly Severity[];
  readonly audience: FindingAudience;
  readonly grouping: ProblemGrouping;
}

/** A change of the robots.txt that waits for a yes. */
export interface Proposal {
  readonly title: string;
  /** The file that `after` replaces: what it said when the change was worked out. */
  readonly before: string;
  readonly after: string;
  /** What it means for crawlers; empty where no verdict changes. */
  readonly consequences: readonly string[];
  /** A sentence about the change as a whole; '' for none. */
  readonly remark: string;
  /** What is said once it is done. */
  readonly done: string;
}

/** What is looked at in the list of problems, and what was asked for there. */
export interface ProblemSlice {
  readonly problemView: ProblemView;
  /** Id of the lint rule whose page is open. */
  readonly explainedRule: string | null;
  readonly proposal: Proposal | null;
  readonly setProblemView: (change: Partial<ProblemView>) => void;
  readonly explainRule: (id: string | null) => void;
  readonly propose: (proposal: Proposal | null) => void;
  /** Hides the findings of a rule in this case, wherever it is opened. */
  readonly muteRule: (id: string) => void;
  readonly unmuteRule: (id: string) => void;
}

/** The list until someone asks for another: without hints, for everybody, the worst first. */
export const defaultProblemView: ProblemView = {
  hidden: ['hint'],
  audience: { kind: 'everybody' },
  grouping: 'weight',
};

/** The slice of the problems. */
export const createProblemSlice: StateCreator<
  ProblemSlice & Pick<CaseSlice, 'case' | 'updateCase'>,
  [],
  [],
  ProblemSlice
> = (set, get) => ({
  problemView: defaultProblemView,
  explainedRule: null,
  proposal: null,
  setProblemView: (change) => set((state) => ({ problemView: { ...state.problemView, ...change } })),
  explainRule: (explainedRule) => set({ explainedRule }),
  propose: (proposal) => set({ proposal }),
  muteRule: (id) => {
    const { mutedRules } = get().case;
    if (!mutedRules.includes(id)) get().updateCase({ mutedRules: [...mutedRules, id] });
  },
  unmuteRule: (id) => get().updateCase({ mutedRules: get().case.mutedRules.filter((muted) => muted !== id) }),
});
