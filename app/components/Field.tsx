import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  /** What its value comes to, or what it is for. Its line is there even when it is empty, so nothing moves. */
  readonly hint?: string;
  readonly isWrong?: boolean;
  /** One control. */
  readonly children: ReactNode;
}

/** A control with its name above and a hint below. */
export function Field({ label, hint, isWrong = false, children }: FieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
      {hint !== undefined && <small className={isWrong ? styles.wrong : styles.hint}>{hint}</small>}
    </label>
  );
}
