import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { liveUrlLimit, selectUrlCount } from '../../store/selectors/urlRows.ts';
import { verdictChangeSummary } from '../../wording/changeWords.ts';
import { ChangedVerdictRow } from './ChangedVerdictRow.tsx';
import styles from './ChangedVerdicts.module.css';
import type { ChangeInputs } from './useChangeInputs.ts';

/** How many rows are drawn at first, and more at a time. */
const rowStep = 100;

/** The verdicts over the list that change, per bot and URL, newly blocked ones first. */
export function ChangedVerdicts({ inputs }: { readonly inputs: ChangeInputs }) {
  const { case: theCase, list: result } = inputs;
  const [limit, setLimit] = useState(rowStep);
  const { changes } = result;
  const total = selectUrlCount(theCase);
  return (
    <section className={styles.section} aria-labelledby="your-urls">
      <h3 id="your-urls">Your URLs</h3>
      <p role="status" className={styles.summary}>
        {changes.length === 0 && result.urls > 0 && <Check aria-hidden="true" strokeWidth={2.5} />}
        {verdictChangeSummary(result, theCase.bots.length)}
        {total > liveUrlLimit && ` Only the first of ${total.toLocaleString('en')} URLs are compared.`}
      </p>
      {changes.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">URL</th>
              <th scope="col">Bot</th>
              <th scope="col">Change</th>
              <th scope="col">Live</th>
              <th scope="col">Draft</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, limit).map((change) => (
              <ChangedVerdictRow
                key={`${change.urlLine} ${change.bot.asked}`}
                change={change}
                inputs={inputs}
              />
            ))}
          </tbody>
        </table>
      )}
      {changes.length > limit && (
        <Button onClick={() => setLimit(limit + rowStep)}>
          Show {Math.min(rowStep, changes.length - limit)} more of {changes.length.toLocaleString('en')}
        </Button>
      )}
    </section>
  );
}
