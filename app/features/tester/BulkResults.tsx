import { useEffect, useState } from 'react';
import type { BulkPagesState } from '../../services/bulk/bulkPages.ts';
import { pageLength } from '../../services/bulk/bulkPages.ts';
import type { BulkRunHandle } from '../../services/bulk/client.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { BulkInputs, BulkRunState } from '../../store/bulkSlice.ts';
import { botsOf } from '../../store/selectors/bots.ts';
import { selectIsBulkStale } from '../../store/selectors/bulkInputs.ts';
import { bulkRow } from '../../store/selectors/bulkRows.ts';
import type { ResultItem } from '../../store/selectors/resultItems.ts';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import { BulkAnswer } from './BulkAnswer.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkProgressBar } from './BulkProgressBar.tsx';
import { BulkRules } from './BulkRules.tsx';
import { KeyHint } from './KeyHint.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { useBulkPages } from './useBulkPages.ts';
import { useSetExpectation } from './useSetExpectation.ts';

/** The row of a line of the list, if it is among those that were fetched. */
function rowOfLine(state: BulkPagesState | null, inputs: BulkInputs, line: number): AnsweredRow | undefined {
  for (const rows of state?.pages.values() ?? []) {
    const place = rows.listLines.indexOf(line);
    if (place >= 0) return bulkRow(inputs, rows, place);
  }
  return undefined;
}

const sameIndex = (index: number): number => index;

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
  const { handle } = run;
  const [inputsBy] = useState(() => new WeakMap<BulkRunHandle, BulkInputs>());
  inputsBy.set(handle, run.inputs);
  // Rows are read with what their own run was asked, not with what a newer one is.
  const inputs = (state === null ? undefined : inputsBy.get(state.handle)) ?? run.inputs;
  // Rows of the run before stay, marked as such, until those of this one are there.
  const isOld = isStale || state?.handle !== handle;
  const bots = botsOf(inputs.bots);
  const itemAt = (index: number): ResultItem | null => {
    const rows = state?.pages.get(Math.floor(index / pageLength));
    const place = index % pageLength;
    if (rows === undefined || place >= rows.urls.length) return null;
    return { kind: 'row', row: bulkRow(inputs, rows, place) };
  };
  const setOpened = useAppStore((state) => state.setBulkRow);
  const opened = isOld || selection === null ? undefined : rowOfLine(state, inputs, selection.urlLine);
  // The editor lights its lines.
  useEffect(() => {
    setOpened(opened === undefined ? null : { inputs, row: opened });
    return () => setOpened(null);
  }, [setOpened, inputs, opened]);
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
          keyOf={sameIndex}
          isEven
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
      {opened !== undefined && <BulkAnswer row={opened} bot={selection?.bot ?? ''} />}
      <KeyHint canExpect={!isFile} />
    </>
  );
}
