import type { StateCreator } from 'zustand';
import type {
  AccessInput,
  Finding,
  LintExpectation,
  LintOptions,
  RobotsContent,
} from '../../engine/index.ts';
import type { TestedCase } from './late/testedCase.ts';
import type { CaseVerdicts } from './selectors/caseVerdicts.ts';

/** What a worker found in a file: one too large to be checked between two keystrokes, or any with proofs. */
export interface LateFindings {
  readonly robots: RobotsContent;
  readonly origin: string | null;
  readonly fetch: AccessInput | null;
  /** The expectations of the URL list that were not met. */
  readonly expectations: readonly LintExpectation[];
  readonly findings: readonly Finding[];
}

/** The verdicts of a case whose file is too large to be asked between two keystrokes. */
export interface LateVerdicts {
  readonly of: TestedCase;
  readonly verdicts: CaseVerdicts;
}

/** Checks a robots.txt (the engine's `lint`). */
export type Linter = (robots: string | Uint8Array, options?: LintOptions) => readonly Finding[];

/** What comes late: the linter itself, and what workers told of files. Nothing else that follows from inputs is kept. */
export interface AnalysisSlice {
  /** Null until its code is there. */
  readonly linter: Linter | null;
  readonly lateFindings: LateFindings | null;
  /** What holds for every URL included, which takes longer than typing can wait for. */
  readonly provenFindings: LateFindings | null;
  readonly lateVerdicts: LateVerdicts | null;
  /** True while the editor holds text that the case does not have yet: what is shown of a large file is old then. */
  readonly isTyping: boolean;
  readonly setLinter: (linter: Linter) => void;
  readonly setLateFindings: (late: LateFindings) => void;
  readonly setProvenFindings: (proven: LateFindings) => void;
  readonly setLateVerdicts: (late: LateVerdicts) => void;
  readonly setTyping: (isTyping: boolean) => void;
}

/** The slice of late results. */
export const createAnalysisSlice: StateCreator<AnalysisSlice> = (set) => ({
  linter: null,
  lateFindings: null,
  provenFindings: null,
  lateVerdicts: null,
  isTyping: false,
  setLinter: (linter) => set({ linter }),
  setLateFindings: (lateFindings) => set({ lateFindings }),
  setProvenFindings: (provenFindings) => set({ provenFindings }),
  setLateVerdicts: (lateVerdicts) => set({ lateVerdicts }),
  setTyping: (isTyping) => set({ isTyping }),
});
