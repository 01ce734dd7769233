import { Button } from './Button.tsx';
import styles from './SearchProgress.module.css';

interface SearchProgressProps {
  /** What is being looked for: 'Looking at every URL there is'. */
  readonly title: string;
  /** How many places have been looked at. */
  readonly states: number;
  /** From 0 to 1; null where nobody knows how much there is. */
  readonly share: number | null;
  readonly onCancel: () => void;
}

/** A search that goes on: how far it is, and the way out. */
export function SearchProgress({ title, states, share, onCancel }: SearchProgressProps) {
  return (
    <div className={styles.search}>
      <progress className={styles.bar} aria-label={title} {...(share === null ? {} : { value: share })} />
      <span className={styles.text}>
        {title}
        {states > 0 && <span className={styles.count}>{states.toLocaleString('en')} states so far</span>}
      </span>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
