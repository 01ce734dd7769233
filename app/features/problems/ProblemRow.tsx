import type { Finding } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { SeverityMark } from '../../components/SeverityMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { dialectList } from '../../wording/dialectNames.ts';
import styles from './ProblemRow.module.css';

interface ProblemRowProps {
  readonly finding: Finding;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** One finding: what, where, for whom, and its fix. */
export function ProblemRow({ finding, isStop, onFocus }: ProblemRowProps) {
  const revealLine = useAppStore((state) => state.revealLine);
  const editRobots = useAppStore((state) => state.editRobots);
  const { id, severity, line, span, message, dialects, fix } = finding;
  const tabIndex = isStop ? 0 : -1;
  return (
    <li className={styles.row}>
      <SeverityMark kind={severity} />
      <button
        type="button"
        data-problem=""
        className={styles.place}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={() => revealLine(line, { span, focus: true })}
      >
        <span className={styles.message}>{message}</span>
        <span className={styles.facts}>
          Line {line} · {dialectList(dialects)} · {id}
        </span>
      </button>
      {fix !== undefined && (
        <Button tabIndex={tabIndex} title={fix.changes} onClick={() => editRobots(fix.edits)}>
          {fix.label}
        </Button>
      )}
    </li>
  );
}
