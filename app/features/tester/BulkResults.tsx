import { useState } from 'react';
import { pageLength } from '../../services/bulk/bulkPages.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { BulkRunState } from '../../store/bulkSlice.ts';
import { botOf } from '../../store/selectors/bots.ts';
import { selectIsBulkStale } from '../../store/selectors/bulkInputs.ts';
import { bulkRow } from '../../store/selectors/bulkRows.ts';
import type { ResultItem } from '../../store/selectors/resultItems.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkProgressBar } from './BulkProgressBar.tsx';
import { BulkRules } from './BulkRules.tsx';
import { KeyHint } from './KeyHint.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { useBulkPages } from './useBulkPages.ts';
import { useSetExpectation } from './useSetExpectation.ts';

/** The verdicts of a long list, page by page as the worker has them. */
export function BulkResults({ run }: { readonly run: BulkRunState }) {
  const isStale = useAppStore(selectIsBulkStale);
  const selection = useAppStore((state) => state.selection);
  const select = useAppStore((state) => state.select);
  const isFile = useAppStore((state) => state.largeList !== null);
  const isGrouped = useAppStore((state) => state.isGroupedByRule);
  const setExpected = useSetExpectation();
  const [ruleLine, setRuleLine] = useState<number | null>(null);
  const { pages, state } = useBulkPages(run, isGrouped ? ruleLine : null);
  const { inputs, handle } = run;
  // Rows of the run before stay, marked as such, until those of this one are there.
  const isOld = isStale || state?.handle !== handle;
  const bots = inputs.bots.map(botOf);
  const itemAt = (index: number): ResultItem | null => {
    const rows = state?.pages.get(Math.floor(index / pageLength));
    const place = index % pageLength;
    if (rows === undefined || place >= rows.urls.length) return null;
    return { kind: 'row', row: bulkRow(inputs, rows, place) };
  };
  return (
    <>
      <BulkProgressBar run={run} isStale={isStale} />
      <BulkBar run={run} shown={state?.count ?? 0} isBusy={isOld || (state?.isChanging ?? true)} />
      {isGrouped && state !== null && (
        <BulkRules rules={state.rules} inputs={inputs} current={ruleLine} onPick={setRuleLine} />
      )}
      {state !== null && (
        <ResultGrid
          count={state.count}
          itemAt={itemAt}
          keyOf={(index) => index}
          bots={bots}
          focus={bots.find(({ asked }) => asked === selection?.bot)?.asked ?? bots[0]?.asked ?? ''}
          open={isOld ? null : selection}
          onOpen={select}
          onExpect={isFile || isOld ? null : setExpected}
          onRange={pages.need}
          isStale={isOld || state.isChanging}
          hasAllSorts={false}
        />
      )}
      <KeyHint canExpect={!isFile} />
    </>
  );
}
