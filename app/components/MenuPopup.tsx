import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, useState } from 'react';
import styles from './MenuPopup.module.css';
import type { MenuAction } from './menuAction.ts';

interface MenuPopupProps {
  readonly trigger: ReactElement;
  readonly actions: readonly MenuAction[];
}

/** The menu of a `MenuButton`: a chunk of its own, open from the start. */
export function MenuPopup({ trigger, actions }: MenuPopupProps) {
  // Beside the button, and not at the end of the page: so it belongs to the same landmark.
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  return (
    <span ref={setPlace} className={styles.place}>
      <Base.Root defaultOpen>
        <Base.Trigger render={trigger} />
        <Base.Portal container={place}>
          <Base.Positioner sideOffset={6} align="end" className={styles.positioner}>
            <Base.Popup className={styles.popup}>
              {actions.map(({ id, title, description, isDisabled = false, onSelect }) => (
                <Base.Item
                  key={id}
                  className={styles.item}
                  label={title}
                  disabled={isDisabled}
                  onClick={onSelect}
                >
                  <span className={styles.title}>{title}</span>
                  {description !== undefined && <span className={styles.description}>{description}</span>}
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  );
}
