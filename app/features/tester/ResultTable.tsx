import { useCallback, useDeferredValue, useState } from 'react';
import { LateResults } from '../../components/LateResults.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { ResultItem } from '../../store/selectors/resultItems.ts';
import { groupByRule, groupItems, rowItems, rowsShown } from '../../store/selectors/resultItems.ts';
import { selectIsAnswering, selectIsAwaited, selectShownRows } from '../../store/selectors/shown.ts';
import { selectUrlCount } from '../../store/selectors/urlRows.ts';
import { selectListBots } from '../../store/selectors/verdicts.ts';
import { NoResults } from './NoResults.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { useSetExpectation } from './useSetExpectation.ts';

/** What stays the same of an item when others come and go. */
function keyOfItem(item: ResultItem | undefined, index: number): string | number {
  if (item === undefined) return index;
  return item.kind === 'group' ? `group ${item.group.key}` : `${item.group} ${item.row.entry.line}`;
}

const noFolds: ReadonlySet<string> = new Set();

/** The verdicts of a list that is answered while one types. */
export function ResultTable() {
  const answered = useAppStore(selectShownRows);
  // Typing must not wait for the rows to be drawn: they follow when there is time.
  const all = useDeferredValue(answered);
  const bots = useDeferredValue(useAppStore((state) => selectListBots(state.case)));
  const isAnswering = useAppStore(selectIsAnswering);
  const isAwaited = useAppStore(selectIsAwaited);
  const hasUrls = useDeferredValue(useAppStore((state) => selectUrlCount(state.case) > 0));
  const filter = useAppStore((state) => state.urlFilter);
  const search = useAppStore((state) => state.urlSearch);
  const sort = useAppStore((state) => state.urlSort);
  const isGrouped = useAppStore((state) => state.isGroupedByRule);
  const selection = useAppStore((state) => state.selection);
  const select = useAppStore((state) => state.select);
  const setExpected = useSetExpectation();
  const [folded, setFolded] = useState(noFolds);
  const fold = useCallback(
    (key: string) =>
      setFolded((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    [],
  );
  const rows = rowsShown(all, filter, search, sort);
  const items = isGrouped ? groupItems(groupByRule(rows), folded) : rowItems(rows);
  const keyOf = useCallback((index: number) => keyOfItem(items[index], index), [items]);
  if (!hasUrls || bots.length === 0) return <NoResults hasUrls={hasUrls} />;
  if (isAwaited) return <LateResults state="late">{false}</LateResults>;
  const focus = bots.find(({ asked }) => asked === selection?.bot) ?? bots[0];
  return (
    <ResultGrid
      count={items.length}
      itemAt={(index) => items[index] ?? null}
      keyOf={keyOf}
      bots={bots}
      focus={focus?.asked ?? ''}
      open={selection}
      onOpen={select}
      onExpect={setExpected}
      onFold={fold}
      isStale={isAnswering || all !== answered}
      hasAllSorts
    />
  );
}
