import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { botsOf } from '../../store/selectors/bots.ts';
import { liveUrlLimit, selectUrlCount } from '../../store/selectors/urlRows.ts';
import { selectAnsweredRows } from '../../store/selectors/verdicts.ts';
import { NoResults } from './NoResults.tsx';
import { ResultHead } from './ResultHead.tsx';
import { ResultRow } from './ResultRow.tsx';
import styles from './ResultTable.module.css';
import { rowsShown } from './rowsShown.ts';

/** How many rows are drawn at first, and more at a time. */
const rowStep = 200;

/** The verdicts: a row for each URL, a column for each bot, and what the classic readings say. */
export function ResultTable() {
  // Typing must not wait for hundreds of rows: they follow when there is time.
  const theCase = useDeferredValue(useAppStore((state) => state.case));
  const filter = useAppStore((state) => state.urlFilter);
  const selection = useAppStore((state) => state.selection);
  const [limit, setLimit] = useState(rowStep);
  const rows = selectAnsweredRows(theCase);
  const bots = botsOf(theCase.bots);
  if (rows.length === 0 || bots.length === 0) return <NoResults hasUrls={rows.length > 0} />;
  const shown = rowsShown(rows, filter);
  const total = selectUrlCount(theCase);
  const focus = bots.find(({ asked }) => asked === selection?.bot) ?? bots[0];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <section className={styles.scroll} aria-label="Verdicts" tabIndex={0}>
      {total > rows.length && (
        <p className={styles.notice} role="status">
          The list has {total.toLocaleString('en')} URLs; the first {liveUrlLimit.toLocaleString('en')} are
          answered here.
        </p>
      )}
      <table className={styles.table}>
        <ResultHead bots={bots} focus={focus?.asked ?? ''} />
        <tbody>
          {shown.slice(0, limit).map((row) => (
            <ResultRow
              key={row.entry.line}
              row={row}
              columns={bots.length + 2}
              focus={focus?.asked ?? ''}
              openBot={selection?.urlLine === row.entry.line ? selection.bot : null}
            />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles.notice}>No URL is like that.</p>}
      {shown.length > limit && (
        <div className={styles.notice}>
          <Button onClick={() => setLimit(limit + rowStep)}>
            Show {Math.min(rowStep, shown.length - limit)} more of {shown.length.toLocaleString('en')}
          </Button>
        </div>
      )}
    </section>
  );
}
