import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { ExpectedVerdict } from '../../../engine/index.ts';
import { useElementWidth } from '../../components/useElementWidth.ts';
import { narrowScreen, useMediaQuery } from '../../components/useMediaQuery.ts';
import { useTallVirtualizer } from '../../components/useTallVirtualizer.ts';
import type { Bot } from '../../store/selectors/bots.ts';
import type { ResultItem } from '../../store/selectors/resultItems.ts';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import type { Selection } from '../../store/viewSlice.ts';
import { columnsOf } from './columns.ts';
import styles from './ResultGrid.module.css';
import { ResultHead } from './ResultHead.tsx';
import { ResultRow } from './ResultRow.tsx';
import { RuleGroupRow } from './RuleGroupRow.tsx';
import { useRowKeys } from './useRowKeys.ts';

interface ResultGridProps {
  readonly count: number;
  /** Null for an item that is still to come. */
  readonly itemAt: (index: number) => ResultItem | null;
  readonly keyOf: (index: number) => string | number;
  readonly bots: readonly Bot[];
  /** The bot whose classic verdicts are shown; as it stands in the case. */
  readonly focus: string;
  /** The answer that is open. */
  readonly open: Selection | null;
  readonly onOpen: (selection: Selection | null) => void;
  /** Null where the list can't be changed. */
  readonly onExpect: ((row: AnsweredRow, expected: ExpectedVerdict) => void) | null;
  /** Given the key of a group. */
  readonly onFold?: (key: string) => void;
  /** Told which items are drawn; `to` is not included. */
  readonly onRange?: (from: number, to: number) => void;
  /**
   * Whether all rows are equally high and what is open is shown elsewhere: a million rows can't be laid out anew whenever
   * one is measured.
   */
  readonly isEven?: boolean;
  /** True while newer answers are on their way. */
  readonly isStale: boolean;
  /** Whether the rows can be sorted by what the classic readings and expectations say. */
  readonly hasAllSorts: boolean;
  /** What is said above the table. */
  readonly notice?: ReactNode;
}

/** Pixels of a row until it is drawn: in columns, in narrow ones, and one below the other. */
const rowHeight = 37;
const tightRowHeight = 57;
const stackedLine = 29;

/** Stands for the rows that are not drawn. */
function Space({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}

/** Rows of URLs, a column for each bot; only those in view are drawn. */
export function ResultGrid(props: ResultGridProps) {
  const { count, itemAt, keyOf, bots, focus, open, onOpen, onExpect, onRange, isStale } = props;
  const place = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  // On narrow screens all of the tab scrolls as one.
  const isNarrow = useMediaQuery(narrowScreen);
  const width = useElementWidth(place);
  const columns = columnsOf(bots.length, { width, mayScroll: !isNarrow });
  const isEven = props.isEven ?? false;
  const inColumns = columns.isTight ? tightRowHeight : rowHeight;
  const estimate = columns.isStacked ? stackedLine * (bots.length + 2) : inColumns;
  const { virtualizer, before, after } = useTallVirtualizer({
    count,
    list: table,
    scrollerOf: () =>
      isNarrow ? (place.current?.closest<HTMLElement>('[data-scrolls]') ?? null) : place.current,
    keyOf,
    estimate,
  });
  const openAt = (index: number) => {
    const item = itemAt(index);
    if (item?.kind === 'group') props.onFold?.(item.group.key);
    if (item?.kind !== 'row') return;
    const { entry, answers } = item.row;
    const isOpen = open?.urlLine === entry.line;
    const bot = answers.find(({ bot: { asked } }) => asked === focus) ?? answers[0];
    if (bot !== undefined) onOpen(isOpen ? null : { urlLine: entry.line, bot: bot.bot.asked });
  };
  const expectAt = (index: number, expected: ExpectedVerdict) => {
    const item = itemAt(index);
    if (item?.kind === 'row') onExpect?.(item.row, expected);
  };
  const { active, setActive, onKeyDown } = useRowKeys({
    count,
    place,
    virtualizer,
    onOpen: openAt,
    onExpect: onExpect === null ? null : expectAt,
  });
  const drawn = virtualizer.getVirtualItems();
  const from = drawn[0]?.index ?? 0;
  const to = (drawn.at(-1)?.index ?? -1) + 1;
  useEffect(() => onRange?.(from, to), [onRange, from, to]);
  return (
    <section
      ref={place}
      className={styles.scroll}
      aria-label="Verdicts"
      aria-busy={isStale}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {props.notice}
      <table
        ref={table}
        className={styles.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move through its rows
        role="grid"
        aria-rowcount={count + 1}
        data-layout={columns.isStacked ? 'stacked' : 'columns'}
        data-stale={isStale || undefined}
        data-even={isEven || undefined}
        data-tight={columns.isTight || undefined}
        data-wider={columns.isWider || undefined}
        style={{ minWidth: columns.minimumWidth }}
      >
        {!columns.isStacked && (
          <colgroup>
            {columns.widths.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <col key={at} style={{ width: one }} />
            ))}
          </colgroup>
        )}
        <ResultHead bots={bots} focus={focus} hasAllSorts={props.hasAllSorts} />
        <Space height={before} />
        {drawn.map(({ index, key }) => {
          const item = itemAt(index);
          return (
            <tbody
              key={key}
              ref={isEven ? undefined : virtualizer.measureElement}
              style={isEven ? { height: estimate } : undefined}
              data-index={index}
              onFocus={() => setActive(index)}
            >
              {item === null && (
                <tr className={styles.awaited} aria-rowindex={index + 2}>
                  <td colSpan={columns.count}>…</td>
                </tr>
              )}
              {item?.kind === 'group' && (
                <RuleGroupRow
                  group={item.group}
                  isFolded={item.isFolded}
                  columns={columns.count}
                  index={index}
                  isActive={index === active}
                  onFold={props.onFold}
                />
              )}
              {item?.kind === 'row' && (
                <ResultRow
                  row={item.row}
                  bots={bots}
                  columns={columns.count}
                  index={index}
                  isActive={index === active}
                  focus={focus}
                  hasDetails={!isEven}
                  openBot={open?.urlLine === item.row.entry.line ? open.bot : null}
                  onOpen={onOpen}
                  onExpect={onExpect}
                />
              )}
            </tbody>
          );
        })}
        <Space height={after} />
      </table>
      {count === 0 && <p className={styles.notice}>No URLs match.</p>}
    </section>
  );
}
