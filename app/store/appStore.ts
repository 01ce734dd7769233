import { subscribeWithSelector } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Case } from '../../engine/index.ts';
import { emptyCase } from '../../engine/index.ts';
import type { AnalysisSlice } from './analysisSlice.ts';
import { createAnalysisSlice } from './analysisSlice.ts';
import type { CaseSlice } from './caseSlice.ts';
import { createCaseSlice } from './caseSlice.ts';
import type { DraftSlice } from './draftSlice.ts';
import { createDraftSlice } from './draftSlice.ts';
import type { MatrixSlice } from './matrixSlice.ts';
import { createMatrixSlice } from './matrixSlice.ts';
import type { ProblemSlice } from './problemSlice.ts';
import { createProblemSlice } from './problemSlice.ts';
import type { Settings, ViewSlice } from './viewSlice.ts';
import { createViewSlice, defaultPanes } from './viewSlice.ts';

/** All that a person put in or chose. What follows from it is computed by `selectors/`. */
export type AppState = CaseSlice & ViewSlice & DraftSlice & AnalysisSlice & MatrixSlice;

/** What the state begins with. */
export interface InitialState {
  readonly case?: Case;
  readonly settings?: Partial<Settings>;
}

/** A store of its own: an app has one, each test another. */
export function createAppStore(initial: InitialState = {}) {
  return createStore<AppState>()(
    subscribeWithSelector((...tools) => ({
      ...createCaseSlice(initial.case ?? emptyCase)(...tools),
      ...createViewSlice({
        tab: 'urls',
        theme: 'system',
        panes: defaultPanes,
        ...initial.settings,
      })(...tools),
      ...createDraftSlice(...tools),
      ...createAnalysisSlice(...tools),
      ...createProblemSlice(...tools),
      ...createMatrixSlice(...tools),
    })),
  );
}

/** The store of an app. */
export type AppStore = ReturnType<typeof createAppStore>;
