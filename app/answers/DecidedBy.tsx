import type { Source, Verdict } from '../../engine/index.ts';
import { LineLink } from '../components/LineLink.tsx';
import { VerdictMark } from '../components/VerdictMark.tsx';
import { lineText } from '../store/selectors/lineText.ts';
import { noLineReasons } from '../wording/verdictReasons.ts';
import styles from './DecidedBy.module.css';

interface DecidedByProps {
  /** Whose verdict it is, or when: 'Google', 'live'. */
  readonly who: string;
  readonly verdict: Verdict;
  /** The file that it was given on. */
  readonly source: Source;
  /** Goes to a line; null where the file is not the editor's. */
  readonly onLine: ((line: number) => void) | null;
}

/** A verdict with the line that decides it. */
export function DecidedBy({ who, verdict, source, onLine }: DecidedByProps) {
  const { allowed, line, reason } = verdict;
  const text = lineText(source, line);
  return (
    <span className={styles.decided}>
      <span className={styles.who}>{who}</span>
      <VerdictMark kind={allowed ? 'allowed' : 'blocked'} />
      {line === 0 && <span className={styles.reason}>{noLineReasons[reason]}</span>}
      {line > 0 && onLine !== null && <LineLink line={line} text={text} onGo={onLine} />}
      {line > 0 && onLine === null && (
        <code className={styles.reason}>
          {line} {text}
        </code>
      )}
    </span>
  );
}
