import { memo } from 'react';
import type { ExpectedVerdict } from '../../../engine/index.ts';
import { AnswerDetails } from '../../answers/AnswerDetails.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import type { Bot } from '../../store/selectors/bots.ts';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import type { Selection } from '../../store/viewSlice.ts';
import { urlProblems } from '../../wording/urlProblems.ts';
import { AnswerCell } from './AnswerCell.tsx';
import { ClassicsCell } from './ClassicsCell.tsx';
import { ExpectationCell } from './ExpectationCell.tsx';
import styles from './ResultRow.module.css';
import { UrlHead } from './UrlHead.tsx';

interface ResultRowProps {
  readonly row: AnsweredRow;
  /** The bots that have a column. */
  readonly bots: readonly Bot[];
  /** How many columns the table has. */
  readonly columns: number;
  /** 0-based place in the table. */
  readonly index: number;
  /** Whether keys enter the table here. */
  readonly isActive: boolean;
  /** The bot whose classic verdicts are shown. */
  readonly focus: string;
  /** Whether what is open is shown below the row. */
  readonly hasDetails: boolean;
  /** The bot whose answer is open; null where the row is closed. */
  readonly openBot: string | null;
  readonly onOpen: (selection: Selection | null) => void;
  readonly onExpect: ((row: AnsweredRow, expected: ExpectedVerdict) => void) | null;
}

/** A URL that is not asked: of another site, or no URL at all. */
function UnansweredCell({ row, columns }: Pick<ResultRowProps, 'row' | 'columns'>) {
  const { reading } = row;
  if (reading.kind === 'governed') return null;
  return (
    <td colSpan={columns - 2}>
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
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, bots, columns, index, isActive, focus, hasDetails, openBot, onOpen, onExpect } = props;
  const { entry, answers, reading } = row;
  const shown = answers.find(({ bot }) => bot.asked === focus);
  const open = answers.find(({ bot }) => bot.asked === openBot);
  return (
    <>
      <tr
        tabIndex={isActive ? 0 : -1}
        aria-rowindex={index + 2}
        className={open === undefined ? '' : styles.open}
        data-open={open === undefined ? undefined : true}
      >
        <UrlHead row={row} isCut={!hasDetails} />
        {reading.kind === 'governed' ? (
          bots.map((bot) => {
            const answer = answers.find((one) => one.bot.asked === bot.asked);
            if (answer === undefined) return <td key={bot.asked} className={styles.notAsked} />;
            return (
              <AnswerCell
                key={bot.asked}
                answer={answer}
                urlLine={entry.line}
                isOpen={bot.asked === openBot}
                onOpen={onOpen}
              />
            );
          })
        ) : (
          <UnansweredCell row={row} columns={columns} />
        )}
        {reading.kind === 'governed' && <ClassicsCell answer={shown} />}
        <ExpectationCell row={row} onExpect={onExpect} />
      </tr>
      {hasDetails && open !== undefined && reading.kind === 'governed' && (
        <tr>
          <td colSpan={columns} className={styles.details}>
            <AnswerDetails
              bot={open.bot}
              url={reading.url}
              changes={reading.changes}
              expected={open.expected}
            />
          </td>
        </tr>
      )}
    </>
  );
});
