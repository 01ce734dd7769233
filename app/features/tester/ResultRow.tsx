import { memo } from 'react';
import { AnswerDetails } from '../../answers/AnswerDetails.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { urlProblems } from '../../wording/urlProblems.ts';
import { AnswerCell } from './AnswerCell.tsx';
import styles from './ResultRow.module.css';

interface ResultRowProps {
  readonly row: AnsweredRow;
  /** How many columns the table has. */
  readonly columns: number;
  /** The bot whose classic verdicts are shown. */
  readonly focus: string;
  /** The bot whose answer is open; null where the row is closed. */
  readonly openBot: string | null;
}

/** A URL that is not asked: of another site, or no URL at all. */
function UnansweredCell({ row, columns }: Pick<ResultRowProps, 'row' | 'columns'>) {
  const { reading } = row;
  if (reading.kind === 'governed') return null;
  return (
    <td colSpan={columns - 1}>
      <span className={styles.unanswered}>
        <VerdictMark kind={reading.kind} />
        {reading.kind === 'outside'
          ? `${reading.origin} has a robots.txt of its own`
          : urlProblems[reading.problem]}
      </span>
    </td>
  );
}

/** One URL with its verdicts, and below them how one came about. */
export const ResultRow = memo(function ResultRow({ row, columns, focus, openBot }: ResultRowProps) {
  const { entry, answers } = row;
  const shown = answers.find(({ bot }) => bot.asked === focus);
  const open = answers.find(({ bot }) => bot.asked === openBot);
  return (
    <>
      <tr className={open === undefined ? '' : styles.open}>
        <th scope="row" className={styles.url}>
          {entry.url}
        </th>
        {answers.length === 0 && <UnansweredCell row={row} columns={columns} />}
        {answers.map((answer) => (
          <AnswerCell
            key={answer.bot.asked}
            answer={answer}
            urlLine={entry.line}
            isOpen={answer.bot.asked === openBot}
          />
        ))}
        {shown !== undefined && (
          <td data-label="Classic RES">
            <span className={styles.classics}>
              {shown.classics.map(({ dialect, allowed }) => (
                <VerdictMark
                  key={dialect}
                  kind={allowed ? 'allowed' : 'blocked'}
                  label={shortNameOf(dialect).replace(/\D+/g, '') || shortNameOf(dialect)}
                />
              ))}
              {shown.differs && (
                <span className={styles.differs} role="img" aria-label="differs">
                  ≠
                </span>
              )}
            </span>
          </td>
        )}
      </tr>
      {open !== undefined && row.reading.kind === 'governed' && (
        <tr>
          <td colSpan={columns} className={styles.details}>
            <AnswerDetails answer={open} url={row.reading.url} changes={row.reading.changes} />
          </td>
        </tr>
      )}
    </>
  );
});
