import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MatrixGroup, MatrixRow } from '../../store/selectors/botMatrix.ts';

type RowItem =
  | { readonly kind: 'purpose'; readonly key: string; readonly group: MatrixGroup }
  | { readonly kind: 'bot'; readonly key: string; readonly row: MatrixRow; readonly botIndex: number };

/** A row of the table as it is drawn, or the room of rows that are not. */
export type DrawnRow =
  | { readonly kind: 'gap'; readonly key: string; readonly height: number }
  | (RowItem & {
      /** 0-based, among all rows of the body. */
      readonly index: number;
      readonly measure: (row: HTMLTableRowElement | null) => void;
    });

/** Room for the head of the table in pixels, its three lines and a scroll bar. */
const headHeight = 96;

/** Heights in pixels until a row is measured. */
const estimates = { purpose: 32, bot: 44 };

function itemsOf(groups: readonly MatrixGroup[]): readonly RowItem[] {
  let botIndex = 0;
  return groups.flatMap((group): readonly RowItem[] => [
    { kind: 'purpose', key: group.purpose, group },
    ...group.rows.map((row) => ({
      kind: 'bot' as const,
      key: `bot ${row.bot.crawler.token}`,
      row,
      botIndex: botIndex++,
    })),
  ]);
}

/**
 * The rows in sight, with the room of the others between them. The row of `stop` (among bots) is always drawn, and
 * scrolled to where keys brought the focus there.
 */
export function useVirtualRows(
  groups: readonly MatrixGroup[],
  place: RefObject<HTMLDivElement | null>,
  stop: number,
  isByKeys: boolean,
) {
  const items = itemsOf(groups);
  const stopIndex = items.findIndex((item) => item.kind === 'bot' && item.botIndex === stop);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: items.length,
    getScrollElement: () => place.current,
    estimateSize: (index) => estimates[items[index]?.kind ?? 'bot'],
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 8,
    // Places are counted from below the head, and the head stays: what is scrolled to must clear its height at the end.
    scrollPaddingEnd: headHeight,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(stopIndex >= 0 ? [stopIndex] : [])])].toSorted(
        (a, b) => a - b,
      ),
  });
  const seen = useRef(stop);
  // The browser scrolls to what is focused before rows are measured; this follows as they are.
  useLayoutEffect(() => {
    if (seen.current === stop) return;
    seen.current = stop;
    if (isByKeys) virtualizer.scrollToIndex(stopIndex, { align: 'auto' });
  });
  const drawn: DrawnRow[] = [];
  let end = 0;
  for (const { index, start, end: next } of virtualizer.getVirtualItems()) {
    const item = items[index];
    if (item === undefined) continue;
    if (start > end) drawn.push({ kind: 'gap', key: `gap ${index}`, height: start - end });
    drawn.push({ ...item, index, measure: virtualizer.measureElement });
    end = next;
  }
  const total = virtualizer.getTotalSize();
  if (total > end) drawn.push({ kind: 'gap', key: 'gap after', height: total - end });
  return { drawn, total: items.length };
}
