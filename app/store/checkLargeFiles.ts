import { shallow } from 'zustand/shallow';
import type { LintClient } from '../services/lintClient.ts';
import type { AppState, AppStore } from './appStore.ts';
import { selectFailedExpectations } from './selectors/expectations.ts';
import { isLate, selectIsChecking } from './selectors/findings.ts';
import { robotsOf, sourceOf } from './selectors/source.ts';
import { selectSiteOrigin } from './selectors/urlRows.ts';

/** Has large files checked by a worker as they change. Returns how to stop. */
export function checkLargeFiles(store: AppStore, client: LintClient, onFailure: () => void): () => void {
  const check = (state: AppState) => {
    const source = sourceOf(state.case.robots);
    if (!isLate(source) || !selectIsChecking(state)) return;
    const { origin } = selectSiteOrigin(state.case);
    const { fetch } = state.case;
    const expectations = selectFailedExpectations(state.case);
    client.check(
      { robots: robotsOf(source), origin, fetch, expectations },
      (findings) => state.setLateFindings({ source, origin, fetch, expectations, findings }),
      onFailure,
    );
  };
  check(store.getState());
  return store.subscribe(
    ({ case: theCase }) =>
      [
        theCase.robots,
        selectSiteOrigin(theCase).origin,
        theCase.fetch,
        selectFailedExpectations(theCase),
      ] as const,
    () => check(store.getState()),
    { equalityFn: shallow },
  );
}
