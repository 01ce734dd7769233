import { lazy, type ReactNode, Suspense } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import { useLateOpening } from './useLateOpening.ts';

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
  const { isWanted, reach } = useLateOpening(load);
  return (
    <Suspense fallback={null}>
      {isWanted ? (
        <PopoverPopup title={title} trigger={<Button {...look}>{face}</Button>}>
          {children}
        </PopoverPopup>
      ) : (
        <Button {...look} aria-haspopup="dialog" {...reach}>
          {face}
        </Button>
      )}
    </Suspense>
  );
}
