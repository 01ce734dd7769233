import type { ReactNode } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'square' | 'aria-label' | 'children'> {
  /** What it does: its name for everybody, shown when hovered or focused. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with an icon and a name that is told on demand. */
export function IconButton({ label, children, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button {...rest} variant={variant} square aria-label={label}>
        {children}
      </Button>
    </Tooltip>
  );
}
