import { ChevronDown } from 'lucide-react';
import { LineLink } from '../../components/LineLink.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { RuleGroup } from '../../store/selectors/resultItems.ts';
import { selectShownLine } from '../../store/selectors/shown.ts';
import { decisionWords } from '../../wording/decisionWords.ts';
import styles from './RuleGroupRow.module.css';

interface RuleGroupRowProps {
  readonly group: RuleGroup;
  readonly isFolded: boolean;
  readonly columns: number;
  /** 0-based place in the table. */
  readonly index: number;
  readonly isActive: boolean;
  readonly onFold: ((key: string) => void) | undefined;
}

/** The head of the rows that a rule decides: which rule it is and of how many; a press folds them. */
export function RuleGroupRow({ group, isFolded, columns, index, isActive, onFold }: RuleGroupRowProps) {
  const { key, line, bots, rows, blocked } = group;
  const text = useAppStore((state) => selectShownLine(state, line ?? 0));
  const revealLine = useAppStore((state) => state.revealLine);
  return (
    <tr tabIndex={isActive ? 0 : -1} aria-rowindex={index + 2} className={styles.group}>
      <td colSpan={columns}>
        <span className={styles.content}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            onClick={() => onFold?.(key)}
          >
            <ChevronDown aria-hidden="true" />
            {decisionWords(line, rows.length, blocked, bots)}
          </button>
          {line !== null && line > 0 && <LineLink line={line} text={text} onGo={revealLine} />}
        </span>
      </td>
    </tr>
  );
}
