import type { Source, Verdict } from '../../../engine/index.ts';
import { ChangeMark } from '../../components/ChangeMark.tsx';
import type { Question } from '../../store/late/question.ts';
import { lineText } from '../../store/selectors/lineText.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { useAnswer } from '../../store/useAnswer.ts';
import { verdictChangeSummary } from '../../wording/changeWords.ts';
import { noLineReasons } from '../../wording/verdictReasons.ts';
import styles from './PrintReport.module.css';

/** Paper has an end. */
const mostRows = 1000;

const question: Question<'changes'> = { kind: 'changes' };

function Deciding({ verdict: { line, reason }, source }: { verdict: Verdict; source: Source }) {
  return <code>{line > 0 ? `${line} ${lineText(source, line)}` : noLineReasons[reason]}</code>;
}

/** The verdicts that change from the live file to the draft; nothing without a live file, or while it is worked on. */
export function ChangeTable() {
  const { of, answer } = useAnswer(question);
  const { baseline, robots, bots } = of;
  if (baseline === null || answer === null) return null;
  const { list } = answer;
  const { changes } = list;
  const [before, after] = [sourceOf(baseline), sourceOf(robots)];
  return (
    <section>
      <h2 id="report-changes">Changes for these URLs and bots</h2>
      <p>{verdictChangeSummary(list, bots.length)}</p>
      {changes.length > 0 && (
        <table className={styles.table} aria-labelledby="report-changes">
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
            {changes.slice(0, mostRows).map((change) => (
              <tr key={`${change.urlLine} ${change.bot.asked}`}>
                <th scope="row">
                  <code>{change.typed}</code>
                </th>
                <td>{change.bot.crawler.token}</td>
                <td>
                  <ChangeMark change={change.change} />
                </td>
                <td>
                  <Deciding verdict={change.before} source={before} />
                </td>
                <td>
                  <Deciding verdict={change.after} source={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > mostRows && (
        <p>
          The first {mostRows.toLocaleString('en')} of {changes.length.toLocaleString('en')} changes.
        </p>
      )}
    </section>
  );
}
