import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  /** What its value comes to, or what is wrong with it. Its line is there even when it is empty, so nothing moves. */
  readonly hint?: string;
  /** The id of the hint, for the control's `aria-describedby`. */
  readonly hintId?: string;
  readonly isWrong?: boolean;
  /** One control. */
  readonly children: ReactNode;
}

/** A control with its name above and a hint below. */
export function Field({ label, hint, hintId, isWrong = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label className={styles.named}>
        <span className={styles.label}>{label}</span>
        {children}
      </label>
      {hint !== undefined && (
        <small id={hintId} className={isWrong ? styles.wrong : styles.hint}>
          {hint}
        </small>
      )}
    </div>
  );
}
