import { CircleQuestionMark } from 'lucide-react';
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

/** Place, whom it concerns, and the rule, in a line. */
function factsOf({ line, related, crawlers, dialects, id }: Finding): string {
  const others = [...new Set(related.map((place) => place.line))].filter((other) => other !== line);
  const also =
    others.length === 0 ? '' : ` and ${others.length === 1 ? `line ${others[0]}` : `${others.length} more`}`;
  const whom =
    crawlers.length === 0 ? [] : [crawlers.slice(0, 3).join(', ') + (crawlers.length > 3 ? ', …' : '')];
  return [`Line ${line}${also}`, ...whom, dialectList(dialects), id].join(' · ');
}

/** One finding: what, where, for whom, what fixing it changes, and the page of its rule. */
export function ProblemRow({ finding, isStop, onFocus }: ProblemRowProps) {
  const revealLine = useAppStore((state) => state.revealLine);
  const editRobots = useAppStore((state) => state.editRobots);
  const explainRule = useAppStore((state) => state.explainRule);
  const { id, severity, line, span, message, fix } = finding;
  const tabIndex = isStop ? 0 : -1;
  return (
    <li className={styles.row} data-problem="">
      <SeverityMark kind={severity} />
      <button
        type="button"
        data-role="place"
        className={styles.place}
        tabIndex={tabIndex}
        aria-keyshortcuts="Enter F E M"
        onFocus={onFocus}
        onClick={() => revealLine(line, { span, focus: true })}
      >
        <span className={styles.message}>{message}</span>
        {fix?.changes !== undefined && (
          <span className={styles.changes}>
            <strong>The fix changes verdicts.</strong> {fix.changes}
          </span>
        )}
        <span className={styles.facts}>{factsOf(finding)}</span>
      </button>
      <Button
        variant="quiet"
        square
        className={styles.explain ?? ''}
        tabIndex={tabIndex}
        aria-label={`Explain ${id}`}
        title="Why this matters, with examples (E)"
        onClick={() => explainRule(id)}
      >
        <CircleQuestionMark aria-hidden="true" />
      </Button>
      {fix !== undefined && (
        <Button
          className={styles.fix ?? ''}
          tabIndex={tabIndex}
          title={fix.safe ? 'Changes no verdict (F)' : 'Changes verdicts (F)'}
          onClick={() => {
            editRobots(fix.edits);
            // The row goes with its mistake: the keyboard goes on where the change, and its undo, are.
            revealLine(line, { focus: true });
          }}
        >
          {fix.label}
        </Button>
      )}
    </li>
  );
}
