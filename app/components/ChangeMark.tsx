import { Ban, CircleCheck } from 'lucide-react';
import styles from './ChangeMark.module.css';

interface ChangeMarkProps {
  readonly change: 'newly-blocked' | 'newly-allowed';
}

/** What becomes of a verdict, as a symbol, words and a colour. */
export function ChangeMark({ change }: ChangeMarkProps) {
  const isBlocked = change === 'newly-blocked';
  const Icon = isBlocked ? Ban : CircleCheck;
  return (
    <span className={`${styles.mark} ${isBlocked ? styles.blocked : styles.allowed}`}>
      <Icon aria-hidden="true" strokeWidth={2.5} />
      {isBlocked ? 'newly blocked' : 'newly allowed'}
    </span>
  );
}
