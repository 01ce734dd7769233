import type { StateCreator } from 'zustand';
import type { AccessInput, Finding, LintExpectation, LintOptions, Source } from '../../engine/index.ts';

/** What was found in a file that is too large to be checked between two keystrokes. */
export interface LateFindings {
  readonly source: Source;
  readonly origin: string | null;
  readonly fetch: AccessInput | null;
  /** The expectations of the URL list that were not met. */
  readonly expectations: readonly LintExpectation[];
  readonly findings: readonly Finding[];
}

/** Checks a robots.txt (the engine's `lint`). */
export type Linter = (robots: string | Uint8Array, options?: LintOptions) => readonly Finding[];

/** What comes late: the linter itself, and what a worker found. Nothing else that follows from inputs is kept. */
export interface AnalysisSlice {
  /** Null until its code is there. */
  readonly linter: Linter | null;
  readonly lateFindings: LateFindings | null;
  readonly setLinter: (linter: Linter) => void;
  readonly setLateFindings: (late: LateFindings) => void;
}

/** The slice of late results. */
export const createAnalysisSlice: StateCreator<AnalysisSlice> = (set) => ({
  linter: null,
  lateFindings: null,
  setLinter: (linter) => set({ linter }),
  setLateFindings: (lateFindings) => set({ lateFindings }),
});
