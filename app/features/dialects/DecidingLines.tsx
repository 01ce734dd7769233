import type { Comparison } from '../../../engine/index.ts';
import { DecidedBy } from '../../answers/DecidedBy.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { DialectPair } from '../../store/dialectSlice.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import styles from './DecidingLines.module.css';

interface DecidingLinesProps {
  readonly comparison: Comparison;
  /** As a crawler sends it. */
  readonly url: string;
  readonly pair: DialectPair;
}

/** The line by which each of two dialects decides, in words: where the editor that lights them is out of sight. */
export function DecidingLines({ comparison, url, pair }: DecidingLinesProps) {
  const source = useAppStore((state) => sourceOf(state.case.robots));
  const revealLine = useAppStore((state) => state.revealLine);
  return (
    <ul className={styles.lines} aria-label="Deciding lines">
      {[pair.a, pair.b].map((dialect, index) => (
        <li key={dialect} className={index === 0 ? '' : styles.second}>
          <DecidedBy
            who={shortNameOf(dialect)}
            verdict={comparison.matcher(dialect).evaluate(url)}
            source={source}
            onLine={revealLine}
          />
        </li>
      ))}
    </ul>
  );
}
