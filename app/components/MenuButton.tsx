import { lazy, type ReactNode, Suspense } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import type { MenuAction } from './menuAction.ts';
import { useLateOpening } from './useLateOpening.ts';

interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'square' | 'aria-label' | 'title'> {
  /** Icon and words of the button. */
  readonly children: ReactNode;
  readonly actions: readonly MenuAction[];
}

const load = () => import('./MenuPopup.tsx').then(({ MenuPopup }) => ({ default: MenuPopup }));
const MenuPopup = lazy(load);

/** A button that opens a menu of actions. The menu's code comes when it is first reached for. */
export function MenuButton({ children, actions, ...look }: MenuButtonProps) {
  const { isWanted, reach } = useLateOpening(load);
  return (
    <Suspense fallback={null}>
      {isWanted ? (
        <MenuPopup trigger={<Button {...look}>{children}</Button>} actions={actions} />
      ) : (
        <Button {...look} aria-haspopup="menu" {...reach}>
          {children}
        </Button>
      )}
    </Suspense>
  );
}
