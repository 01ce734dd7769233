import type { ReactNode } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonProps, 'square' | 'aria-label' | 'children'> {
  /** What it does: its name for everybody, shown while it is hovered or focused. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with an icon and a name that is told on demand. */
export function IconButton({ label, children, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <span className={styles.place}>
      <Button {...rest} variant={variant} square aria-label={label}>
        {children}
      </Button>
      <span className={styles.tip} aria-hidden="true">
        {label}
      </span>
    </span>
  );
}
