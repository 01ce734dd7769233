import type { ReactNode } from 'react';
import { CaseTitle } from './CaseTitle.tsx';
import { CommandsButton } from './CommandsButton.tsx';
import { ExpectationTotal } from './ExpectationTotal.tsx';
import styles from './Header.module.css';
import { Mark } from './Mark.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** The head of the page: what this is, the case at hand, and what can be done with it. */
export function Header({ actions }: { readonly actions: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>
        <Mark />
        <span className={styles.words}>Robots Workbench</span>
      </h1>
      <div className={styles.case}>
        <CaseTitle />
        <ExpectationTotal />
      </div>
      <div className={styles.actions}>
        {actions}
        <CommandsButton />
        <span className={styles.theme}>
          <ThemeButton />
        </span>
      </div>
    </header>
  );
}
