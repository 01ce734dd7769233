import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';

interface PopoverButtonProps extends Pick<ButtonProps, 'variant' | 'square' | 'aria-label' | 'className'> {
  /** The name of what opens. */
  readonly title: string;
  /** Icon and words of the button. */
  readonly face: ReactNode;
  /** What opens. */
  readonly children: ReactNode;
}

const load = () => import('./PopoverPopup.tsx').then(({ PopoverPopup }) => ({ default: PopoverPopup }));
const PopoverPopup = lazy(load);

/** A button that opens a small form beside it. The code for that comes when it is first reached for. */
export function PopoverButton({ title, face, children, ...look }: PopoverButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button
      {...look}
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    >
      {face}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <PopoverPopup title={title} trigger={<Button {...look}>{face}</Button>}>
        {children}
      </PopoverPopup>
    </Suspense>
  );
}
