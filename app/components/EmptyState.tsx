import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What belongs here and what one gets from it. */
  readonly children: ReactNode;
  /** A button or two that end the emptiness. */
  readonly actions?: ReactNode;
}

/** What a panel shows while it has nothing to show: why, and the way out. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
