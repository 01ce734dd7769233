import { failureWords } from '../wording/expectationWords.ts';
import type { AppStore } from './appStore.ts';
import { selectAreTotalsOld, selectShownTotals } from './selectors/shown.ts';

/** Says in the title of the page what fails and what is worked at, before its own name. Returns how to stop. */
export function showInTitle(store: AppStore, page: { title: string }): () => void {
  const own = page.title;
  return store.subscribe(
    (state) =>
      // What an older file failed is nothing to be told of a newer one.
      [selectAreTotalsOld(state) ? '' : failureWords(selectShownTotals(state)), state.case.title.trim(), own]
        .filter((part) => part !== '')
        .join(' · '),
    (title) => {
      page.title = title;
    },
    { fireImmediately: true },
  );
}
