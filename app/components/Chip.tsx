import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  /** A word about it. */
  readonly note?: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Something chosen, that can be unchosen. */
export function Chip({ children, note, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {children}
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <button type="button" aria-label={removeLabel} className={styles.remove} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </span>
  );
}
