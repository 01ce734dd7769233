import type { ReactNode } from 'react';
import styles from './Welcome.module.css';

/** What an empty editor says: what to do here. `actions` are the ways in besides typing. */
export function Welcome({ actions }: { readonly actions: ReactNode }) {
  return (
    <div className={styles.welcome}>
      <h2>Paste a robots.txt, or drop one here</h2>
      <p>
        See as you type what each crawler may fetch, which line decides, and what is wrong. Nothing you paste
        leaves this browser.
      </p>
      <div className={styles.actions}>
        <span>Or try an example</span>
        {actions}
      </div>
    </div>
  );
}
