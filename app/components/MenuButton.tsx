import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import type { MenuAction } from './menuAction.ts';

interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'square' | 'aria-label' | 'title'> {
  /** Icon and words of the button. */
  readonly children: ReactNode;
  readonly actions: readonly MenuAction[];
}

const load = () => import('./MenuPopup.tsx').then(({ MenuPopup }) => ({ default: MenuPopup }));
const MenuPopup = lazy(load);

/** A button that opens a menu of actions. The menu's code comes when it is first reached for. */
export function MenuButton({ children, actions, ...look }: MenuButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button
      {...look}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    >
      {children}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuPopup trigger={<Button {...look}>{children}</Button>} actions={actions} />
    </Suspense>
  );
}
