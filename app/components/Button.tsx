import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** 'primary' once a screen, 'quiet' inside bars and rows, 'plain' otherwise. */
  readonly variant?: 'plain' | 'primary' | 'quiet';
  /** Square, for an icon alone: give it an `aria-label`. */
  readonly square?: boolean;
}

/** A button; looks after its type, size and states. */
export function Button({ variant = 'plain', square = false, className, ...rest }: ButtonProps) {
  const classes = [styles.button, styles[variant], square ? styles.square : '', className ?? ''];
  return <button type="button" {...rest} className={classes.filter(Boolean).join(' ')} />;
}
