import { type ReactNode, useId } from 'react';
import styles from './ExportSection.module.css';

interface ExportSectionProps {
  readonly title: string;
  /** What it is made of. */
  readonly facts: string;
  /** Controls, at the end of the head. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** One kind of thing to be taken along. */
export function ExportSection({ title, facts, controls, children }: ExportSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <p>{facts}</p>
        {controls}
      </div>
      {children}
    </section>
  );
}
