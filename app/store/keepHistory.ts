import type { AppStore } from './appStore.ts';

/** Records what changes the case outside of the editors, so that it can be taken back. Returns how to stop. */
export function keepHistory(store: AppStore): () => void {
  return store.subscribe((state, before) => {
    // A step that is taken back or done again is no new one.
    if (state.case !== before.case && state.done === before.done) state.recordStep(before.case, state.case);
  });
}
