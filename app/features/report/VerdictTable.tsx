import { VerdictMark } from '../../components/VerdictMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectShownLine, selectShownRows } from '../../store/selectors/shown.ts';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import { isExpected, selectListBots } from '../../store/selectors/verdicts.ts';
import { noLineReasons } from '../../wording/verdictReasons.ts';
import styles from './PrintReport.module.css';

/** Paper has an end. */
const mostRows = 1000;

function AnswerText({ row, bot }: { readonly row: AnsweredRow; readonly bot: string }) {
  const answer = row.answers.find((one) => one.bot.asked === bot);
  const text = useAppStore((state) => selectShownLine(state, answer?.verdict.line ?? 0));
  if (row.reading.kind !== 'governed') return <VerdictMark kind={row.reading.kind} />;
  if (answer === undefined) return null;
  const { verdict, expected } = answer;
  return (
    <>
      <VerdictMark kind={verdict.allowed ? 'allowed' : 'blocked'} />
      <code>{verdict.line > 0 ? `${verdict.line} ${text}` : noLineReasons[verdict.reason]}</code>
      {expected !== null && <span>{isExpected(answer) ? 'as expected' : 'not as expected'}</span>}
    </>
  );
}

/** Each URL with each bot's verdict and the line that decides it. */
export function VerdictTable() {
  const rows = useAppStore(selectShownRows);
  const bots = useAppStore((state) => selectListBots(state.case));
  if (rows.length === 0 || bots.length === 0) return null;
  return (
    <section>
      <h2>Verdicts</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">URL</th>
            {bots.map(({ asked, crawler }) => (
              <th key={asked} scope="col">
                {crawler.token}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((row) => (
            <tr key={row.entry.line}>
              <th scope="row">
                <code>{row.entry.url}</code>
              </th>
              {bots.map(({ asked }) => (
                <td key={asked} className={styles.answer}>
                  <AnswerText row={row} bot={asked} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && (
        <p>
          The first {mostRows.toLocaleString('en')} of {rows.length.toLocaleString('en')} URLs.
        </p>
      )}
    </section>
  );
}
