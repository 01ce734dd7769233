import type { ReactNode } from 'react';
import styles from './PanelHeader.module.css';

interface PanelHeaderProps {
  readonly title: string;
  /** Facts about what the panel shows, after the title. */
  readonly facts?: ReactNode;
  /** Controls, at the end. */
  readonly children?: ReactNode;
}

/** The bar on top of a panel. */
export function PanelHeader({ title, facts, children }: PanelHeaderProps) {
  return (
    <div className={styles.bar}>
      <h2>{title}</h2>
      <div className={styles.facts}>{facts}</div>
      {children !== undefined && <div className={styles.controls}>{children}</div>}
    </div>
  );
}
