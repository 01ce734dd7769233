import { failureWords } from '../wording/expectationWords.ts';
import type { AppStore } from './appStore.ts';
import { selectExpectationTotals } from './selectors/expectations.ts';

/** Says in the title of the page what fails and what is worked at, before its own name. Returns how to stop. */
export function showInTitle(store: AppStore, page: { title: string }): () => void {
  const own = page.title;
  return store.subscribe(
    ({ case: theCase }) =>
      [failureWords(selectExpectationTotals(theCase)), theCase.title.trim(), own]
        .filter((part) => part !== '')
        .join(' · '),
    (title) => {
      page.title = title;
    },
    { fireImmediately: true },
  );
}
