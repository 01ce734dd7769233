import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './PopoverPopup.module.css';

interface PopoverPopupProps {
  readonly title: string;
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

/** The popup of a `PopoverButton`: a chunk of its own, open from the start. */
export function PopoverPopup({ title, trigger, children }: PopoverPopupProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={12} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
