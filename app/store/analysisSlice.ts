import type { StateCreator } from 'zustand';
import type { Finding, Source } from '../../engine/index.ts';

/** What was found in a file that is too large to be checked between two keystrokes. */
export interface LateFindings {
  readonly source: Source;
  readonly origin: string | null;
  readonly findings: readonly Finding[];
}

/** The one thing that is kept although it follows from inputs: it comes late, from a worker. */
export interface AnalysisSlice {
  readonly lateFindings: LateFindings | null;
  readonly setLateFindings: (late: LateFindings) => void;
}

/** The slice of late results. */
export const createAnalysisSlice: StateCreator<AnalysisSlice> = (set) => ({
  lateFindings: null,
  setLateFindings: (lateFindings) => set({ lateFindings }),
});
