import { shallow } from 'zustand/shallow';
import { robotsInput } from '../../engine/index.ts';
import type { LintClient } from '../services/lintClient.ts';
import type { AppState, AppStore } from './appStore.ts';
import { selectIsUnproven } from './selectors/findings.ts';
import { selectShownFailures } from './selectors/shown.ts';
import { selectSiteOrigin } from './selectors/urlRows.ts';

/** How long nothing changes before typing counts as settled; milliseconds. */
const patience = 800;

/**
 * Has each file checked once more when typing has settled, with all that reasoning about every URL can prove. What was
 * found until then stands where the worker breaks down. Returns how to stop.
 */
export function proveFindings(store: AppStore, client: LintClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prove = () => {
    const state = store.getState();
    if (!selectIsUnproven(state)) return;
    const { robots, fetch } = state.case;
    const { origin } = selectSiteOrigin(state.case);
    const expectations = selectShownFailures(state);
    client.check(
      { robots: robotsInput(robots), origin, fetch, expectations, exact: true },
      (findings) => state.setProvenFindings({ robots, origin, fetch, expectations, findings }),
      () => undefined,
    );
  };
  const waitAndProve = ({ isTyping, linter }: AppState) => {
    clearTimeout(timer);
    if (!isTyping && linter !== null) timer = setTimeout(prove, patience);
  };
  waitAndProve(store.getState());
  const unsubscribe = store.subscribe(
    (state) =>
      [
        state.case.robots,
        selectSiteOrigin(state.case).origin,
        state.case.fetch,
        selectShownFailures(state),
        state.isTyping,
        state.linter,
      ] as const,
    () => waitAndProve(store.getState()),
    { equalityFn: shallow },
  );
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
