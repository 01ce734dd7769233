import type { AnalysisClient } from '../services/analysis/analysisClient.ts';
import type { AppState, AppStore } from './appStore.ts';
import { isLarge, testedCaseOf } from './late/testedCase.ts';

/** Has the verdicts over large files told by a worker as the case changes. Returns how to stop. */
export function answerLargeFiles(store: AppStore, client: AnalysisClient, onFailure: () => void): () => void {
  const answer = (state: AppState) => {
    const of = testedCaseOf(state.case);
    if (!isLarge(of.robots) || state.lateVerdicts?.of === of) return;
    client.ask(
      'verdicts',
      of,
      { kind: 'verdicts' },
      { onAnswer: (verdicts) => state.setLateVerdicts({ of, verdicts }), onFailure },
    );
  };
  answer(store.getState());
  return store.subscribe(
    (state) => testedCaseOf(state.case),
    () => answer(store.getState()),
  );
}
