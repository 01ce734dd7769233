import { Check, Tag, TriangleAlert, X } from 'lucide-react';
import type { Crawler, Verdict } from '../../../engine/index.ts';
import { verdictRemarks } from '../../wording/stances.ts';
import { noLineReasons } from '../../wording/verdictReasons.ts';
import styles from './VerdictCell.module.css';

interface VerdictCellProps {
  readonly crawler: Crawler;
  /** The column's. */
  readonly label: string;
  readonly verdict: Verdict;
  /** A path inside that fares otherwise. */
  readonly exception: string | null;
  /** Its place in the grid. */
  readonly cell: string;
  readonly isStop: boolean;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
  readonly onFocus: () => void;
}

/** The verdict in words, for those who listen and as a tooltip. */
function wordsOf({ crawler, label, verdict, exception }: VerdictCellProps): string {
  const { allowed, line, reason } = verdict;
  const parts = [
    `${crawler.token}, ${label}: ${allowed ? 'allowed' : 'blocked'}`,
    line > 0 && reason === 'rule' ? `line ${line}` : noLineReasons[reason],
    verdictRemarks[crawler.stance],
    exception === null ? '' : `but ${exception} is ${allowed ? 'blocked' : 'allowed'}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** One verdict: a symbol on its ground, the deciding line, and a mark where it may not hold. */
export function VerdictCell(props: VerdictCellProps) {
  const { crawler, verdict, exception, cell, isStop, isPicked, onPick, onFocus } = props;
  const { allowed, line, reason } = verdict;
  const Icon = allowed ? Check : X;
  const words = wordsOf(props);
  const isToken = crawler.stance === 'never-fetches';
  const isDoubtful = !isToken && verdictRemarks[crawler.stance] !== '';
  return (
    <td className={styles.place}>
      <button
        type="button"
        className={`${styles.cell} ${allowed ? styles.allowed : styles.blocked}`}
        data-cell={cell}
        tabIndex={isStop ? 0 : -1}
        aria-label={words}
        aria-expanded={isPicked}
        title={words}
        onClick={() => onPick(!isPicked)}
        onFocus={onFocus}
      >
        <Icon aria-hidden="true" strokeWidth={2.75} />
        <span className={styles.line}>{line > 0 && reason === 'rule' ? line : ''}</span>
        {exception !== null && <span className={styles.inside}>~</span>}
        {isDoubtful && <TriangleAlert aria-hidden="true" className={styles.mark} />}
        {isToken && <Tag aria-hidden="true" className={styles.mark} />}
      </button>
    </td>
  );
}
