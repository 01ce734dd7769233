import { type ReactNode, useId } from 'react';
import styles from './Part.module.css';

interface PartProps {
  readonly title: string;
  /** A number or a few words after the title. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the tab under its heading. */
export function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>
        {title} {note !== undefined && <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}
