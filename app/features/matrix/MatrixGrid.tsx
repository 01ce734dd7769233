import { useLayoutEffect, useState } from 'react';
import type { MatrixAxis } from '../../store/matrixSlice.ts';
import type { MatrixGroup } from '../../store/selectors/botMatrix.ts';
import { countOut } from '../../store/selectors/botMatrix.ts';
import type { MatrixColumn } from '../../store/selectors/matrixColumns.ts';
import { sectionNames } from '../../wording/botSets.ts';
import { MatrixBotRow } from './MatrixBotRow.tsx';
import styles from './MatrixGrid.module.css';
import { MatrixHead } from './MatrixHead.tsx';
import type { MatrixPick } from './matrixPick.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** How many columns are drawn at first, and more at a time. */
const columnStep = 24;

interface MatrixGridProps {
  readonly groups: readonly MatrixGroup[];
  readonly columns: readonly MatrixColumn[];
  readonly axis: MatrixAxis;
  readonly pick: MatrixPick | null;
  readonly onPick: (pick: MatrixPick | null) => void;
}

/** The bots by purpose, a column for each URL or path; of many rows those in sight are drawn. */
export function MatrixGrid({ groups, columns, axis, pick, onPick }: MatrixGridProps) {
  const [limit, setLimit] = useState(columnStep);
  const shown = columns.slice(0, limit);
  const bots = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const { place, position, isByKeys, onKeyDown, onFocusCell } = useGridFocus(bots, shown.length);
  const items = useVirtualRows(groups, place, position.row, isByKeys);
  // The answer takes room from the grid: what it is about stays in sight.
  useLayoutEffect(() => {
    if (pick !== null)
      place.current?.querySelector('[data-cell][aria-expanded="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [pick, place]);
  return (
    <div ref={place} className={styles.scroll}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are gone through by arrow keys
        role="grid"
        aria-label="Bots and what they may fetch"
        aria-rowcount={items.total + 1}
        aria-colcount={columns.length + 1}
        className={styles.table}
        onKeyDown={onKeyDown}
      >
        <MatrixHead
          columns={shown}
          axis={axis}
          hidden={columns.length - shown.length}
          onMore={() => setLimit(limit + columnStep)}
        />
        <tbody>
          {items.drawn.map((item) => {
            if (item.kind === 'gap') return <tr key={item.key} style={{ height: item.height }} />;
            if (item.kind === 'purpose')
              return (
                <tr key={item.key} ref={item.measure} data-index={item.index} aria-rowindex={item.index + 2}>
                  <th scope="rowgroup" colSpan={shown.length + 2} className={styles.purpose}>
                    <span>
                      {sectionNames[item.group.purpose]}{' '}
                      <small>
                        {countOut([item.group]) || 'none'} of {item.group.rows.length} blocked everywhere
                      </small>
                    </span>
                  </th>
                </tr>
              );
            return (
              <MatrixBotRow
                key={item.key}
                row={item.row}
                columns={shown}
                index={item.index}
                botIndex={item.botIndex}
                measure={item.measure}
                stop={item.botIndex === position.row ? position.column : null}
                picked={pick?.token === item.row.bot.crawler.token ? pick : null}
                onPick={onPick}
                onFocusCell={onFocusCell}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
