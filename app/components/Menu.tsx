import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

/** A menu of actions under a button. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className={styles.positioner}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  readonly title: string;
  readonly description?: string;
  readonly onSelect: () => void;
}

/** An action with, where a title is not enough, a line about it. */
export function MenuItem({ title, description, onSelect }: MenuItemProps) {
  return (
    <Base.Item className={styles.item} label={title} onClick={onSelect}>
      <span className={styles.title}>{title}</span>
      {description !== undefined && <span className={styles.description}>{description}</span>}
    </Base.Item>
  );
}
