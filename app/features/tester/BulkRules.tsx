import type { RuleCount } from '../../services/bulk/protocol.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { BulkInputs } from '../../store/bulkSlice.ts';
import { botOf } from '../../store/selectors/bots.ts';
import { contentLine } from '../../store/selectors/lineText.ts';
import styles from './BulkRules.module.css';

interface BulkRulesProps {
  readonly rules: readonly RuleCount[];
  readonly inputs: BulkInputs;
  /** The line whose rows are shown; null for all. */
  readonly current: number | null;
  readonly onPick: (line: number | null) => void;
}

/** More rules than this, each with fewer rows than these, are not listed. */
const listed = 50;

/** How many rows each rule decides; a press shows them alone. */
export function BulkRules({ rules, inputs, current, onPick }: BulkRulesProps) {
  const revealLine = useAppStore((state) => state.revealLine);
  return (
    <ul className={styles.rules} aria-label="Rules by number of URLs they decide">
      {current !== null && (
        <li>
          <button type="button" className={styles.rule} onClick={() => onPick(null)}>
            ← All rules
          </button>
        </li>
      )}
      {rules.slice(0, listed).map(({ bot, line, rows }) => (
        <li key={`${bot} ${line}`}>
          <button
            type="button"
            className={styles.rule}
            aria-pressed={line === current}
            onClick={() => {
              onPick(line === current ? null : line);
              if (line > 0) revealLine(line);
            }}
          >
            <span className={styles.count}>{rows.toLocaleString('en')}</span>
            <code>{line === 0 ? 'no rule' : `${line} ${contentLine(inputs.robots, line)}`}</code>
            {inputs.bots.length > 1 && <span>{botOf(inputs.bots[bot] ?? '').crawler.token}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
