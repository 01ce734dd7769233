import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './SheetPopup.module.css';

interface SheetPopupProps {
  readonly title: ReactNode;
  /** Called when it is dismissed: Escape or its closing button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet at the side of the page, which stays in use beside it; on narrow screens it covers the page. */
export function SheetPopup({ title, onClose, children }: SheetPopupProps) {
  return (
    <Base.Root open modal={false} disablePointerDismissal onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Popup className={styles.sheet}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<Button variant="quiet" square aria-label="Close" />}>
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
