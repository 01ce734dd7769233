import { shallow } from 'zustand/shallow';
import { robotsInput } from '../../engine/index.ts';
import type { LintClient } from '../services/lintClient.ts';
import type { AppState, AppStore } from './appStore.ts';
import { isLarge } from './late/testedCase.ts';
import { selectIsChecking } from './selectors/findings.ts';
import { selectShownFailures } from './selectors/shown.ts';
import { selectSiteOrigin } from './selectors/urlRows.ts';

/** Has large files checked by a worker as they change. Returns how to stop. */
export function checkLargeFiles(store: AppStore, client: LintClient, onFailure: () => void): () => void {
  const check = (state: AppState) => {
    const { robots, fetch } = state.case;
    if (!isLarge(robots) || !selectIsChecking(state)) return;
    const { origin } = selectSiteOrigin(state.case);
    const expectations = selectShownFailures(state);
    client.check(
      { robots: robotsInput(robots), origin, fetch, expectations, exact: false },
      (findings) => state.setLateFindings({ robots, origin, fetch, expectations, findings }),
      onFailure,
    );
  };
  check(store.getState());
  return store.subscribe(
    (state) =>
      [
        state.case.robots,
        selectSiteOrigin(state.case).origin,
        state.case.fetch,
        isLarge(state.case.robots) ? selectShownFailures(state) : null,
      ] as const,
    () => check(store.getState()),
    { equalityFn: shallow },
  );
}
