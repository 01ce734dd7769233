import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './LateResults.module.css';

interface LateResultsProps {
  /** 'late' while newer results are worked out. */
  readonly state: 'fresh' | 'late' | 'failed';
  readonly onRetry?: () => void;
  /** The results, older ones while newer are worked out; false where there are none yet. */
  readonly children: ReactNode;
}

/** Results that may be older than what they are about: they stay, plainly marked, until newer ones are there. */
export function LateResults({ state, onRetry, children }: LateResultsProps) {
  if (state === 'failed')
    return (
      <EmptyState
        title="This could not be calculated"
        actions={onRetry !== undefined && <Button onClick={onRetry}>Try again</Button>}
      >
        <p>The file may be too large for this browser.</p>
      </EmptyState>
    );
  return (
    <div className={styles.results} aria-busy={state === 'late'}>
      {children !== false ? children : <p className={styles.waiting}>Calculating…</p>}
    </div>
  );
}
