import { useState } from 'react';
import { dialectOf } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { countParted, dialectIds, differingRows, unnamedBot } from '../../store/selectors/dialectRows.ts';
import { liveUrlLimit, selectUrlCount } from '../../store/selectors/urlRows.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { agreementSummary } from '../../wording/dialectSummary.ts';
import styles from './DialectTable.module.css';
import { DialectTableRow } from './DialectTableRow.tsx';
import type { DialectInputs } from './dialectInputs.ts';

/** How many rows are drawn at first, and more at a time. */
const rowStep = 100;

/** The URLs of the list, a column for each dialect; those that all agree about only where they are asked for. */
export function DialectTable({ inputs }: { readonly inputs: DialectInputs }) {
  const { case: theCase, bot, rows, pair } = inputs;
  const areAgreedShown = useAppStore((state) => state.areAgreedShown);
  const [limit, setLimit] = useState(rowStep);
  const differing = differingRows(rows);
  const shown = areAgreedShown ? rows : differing;
  const total = selectUrlCount(theCase);
  const summary = agreementSummary({
    bot: bot.asked === unnamedBot.asked ? 'a bot not named in the file' : bot.crawler.token,
    urls: rows.length,
    differing: differing.length,
    parted: countParted(rows, pair),
    pair,
  });
  return (
    <>
      <p className={styles.summary} role="status">
        {summary}
        {total > liveUrlLimit &&
          ` Only the first ${liveUrlLimit.toLocaleString('en')} of ${total.toLocaleString('en')} URLs are compared.`}
      </p>
      {shown.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                URL
              </th>
              {dialectIds.map((id) => (
                <th key={id} scope="col" className={columnClass(id, pair)} title={dialectOf(id).name}>
                  {shortNameOf(id)}
                </th>
              ))}
            </tr>
          </thead>
          {shown.slice(0, limit).map((row) => (
            <DialectTableRow key={row.urlLine} row={row} bot={bot.asked} pair={pair} />
          ))}
        </table>
      )}
      {shown.length > limit && (
        <div className={styles.more}>
          <Button onClick={() => setLimit(limit + rowStep)}>
            Show {Math.min(rowStep, shown.length - limit)} more of {shown.length.toLocaleString('en')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The two columns that are compared are marked in the colours in which their lines are lit. */
function columnClass(id: string, { a, b }: DialectInputs['pair']): string {
  if (id === a) return styles.first ?? '';
  return id === b ? (styles.second ?? '') : '';
}
