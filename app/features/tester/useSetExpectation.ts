import { useCallback } from 'react';
import type { ExpectedVerdict } from '../../../engine/index.ts';
import { setExpectation } from '../../../engine/index.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';

/** Writes what is expected of a row into its line of the URL list, from where it is read and can be undone. */
export function useSetExpectation(): (row: AnsweredRow, expected: ExpectedVerdict) => void {
  const store = useAppStoreApi();
  return useCallback(
    ({ entry }, expected) => {
      const { case: theCase, updateCase } = store.getState();
      updateCase({ urlList: setExpectation(theCase.urlList, entry.line, expected) });
    },
    [store],
  );
}
