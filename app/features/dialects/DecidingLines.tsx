import { DecidedBy } from '../../answers/DecidedBy.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import type { Parting } from '../../wording/explainDifference.ts';
import styles from './DecidingLines.module.css';

/** The line by which each of two dialects decides, in words: where the editor that lights them is out of sight. */
export function DecidingLines({ parting: { a, b } }: { readonly parting: Parting }) {
  const source = useAppStore((state) => sourceOf(state.case.robots));
  const revealLine = useAppStore((state) => state.revealLine);
  return (
    <ul className={styles.lines} aria-label="Deciding lines">
      {[a, b].map(({ dialect, verdict }, index) => (
        <li key={dialect} className={index === 0 ? '' : styles.second}>
          <DecidedBy who={shortNameOf(dialect)} verdict={verdict} source={source} onLine={revealLine} />
        </li>
      ))}
    </ul>
  );
}
