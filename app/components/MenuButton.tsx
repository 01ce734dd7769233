import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from './Button.tsx';

/** An entry of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly title: string;
  /** A line about it, where a title is not enough. */
  readonly description?: string;
  readonly onSelect: () => void;
}

interface MenuButtonProps {
  /** Icon and words of the button. */
  readonly children: ReactNode;
  readonly actions: readonly MenuAction[];
}

const load = () => import('./MenuPopup.tsx').then(({ MenuPopup }) => ({ default: MenuPopup }));
const MenuPopup = lazy(load);

/** A button that opens a menu of actions. The menu's code comes when it is first reached for. */
export function MenuButton({ children, actions }: MenuButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button
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
      <MenuPopup trigger={<Button>{children}</Button>} actions={actions} />
    </Suspense>
  );
}
