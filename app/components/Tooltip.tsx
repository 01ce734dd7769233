import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** Text that also stands elsewhere (a name, a full form): nothing may be known from a tooltip alone. */
  readonly text: string;
  readonly children: ReactElement;
}

/** Tells more about its child when that is hovered or focused. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Around all that has tooltips: one follows another without a wait. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return <Base.Provider>{children}</Base.Provider>;
}
