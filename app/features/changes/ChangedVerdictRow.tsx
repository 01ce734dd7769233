import type { Source, Verdict } from '../../../engine/index.ts';
import { ChangeMark } from '../../components/ChangeMark.tsx';
import { LineLink } from '../../components/LineLink.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { lineText } from '../../store/selectors/lineText.ts';
import type { VerdictChange } from '../../store/selectors/verdictChanges.ts';
import { noLineReasons } from '../../wording/verdictReasons.ts';
import styles from './ChangedVerdictRow.module.css';
import type { ChangeInputs } from './useChangeInputs.ts';

/** The line of what is live that decides: it is not in the editor, so it can't be gone to. */
function LiveLine({ verdict: { line, reason }, source }: { verdict: Verdict; source: Source }) {
  if (line === 0) return <span className={styles.reason}>{noLineReasons[reason]}</span>;
  return (
    <code className={styles.line}>
      <span className={styles.number}>{line}</span> {lineText(source, line)}
    </code>
  );
}

interface ChangedVerdictRowProps {
  readonly change: VerdictChange;
  readonly inputs: ChangeInputs;
}

/** A URL and a bot for which the verdict changes, with both deciding lines. */
export function ChangedVerdictRow({ change, inputs }: ChangedVerdictRowProps) {
  const { typed, bot, before, after, urlLine } = change;
  const select = useAppStore((state) => state.select);
  const revealLine = useAppStore((state) => state.revealLine);
  const go = (line: number) => {
    select({ urlLine, bot: bot.asked });
    revealLine(line);
  };
  return (
    <tr>
      <th scope="row" className={styles.url}>
        {typed}
      </th>
      <td data-label="Bot">{bot.crawler.token}</td>
      <td>
        <ChangeMark change={change.change} />
      </td>
      <td data-label="Live">
        <LiveLine verdict={before} source={inputs.before} />
      </td>
      <td data-label="Draft">
        {after.line > 0 ? (
          <LineLink line={after.line} text={lineText(inputs.after, after.line)} onGo={go} />
        ) : (
          <span className={styles.reason}>{noLineReasons[after.reason]}</span>
        )}
      </td>
    </tr>
  );
}
