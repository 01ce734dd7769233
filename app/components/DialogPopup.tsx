import { Dialog as Base } from '@base-ui/react/dialog';
import styles from './DialogPopup.module.css';
import type { DialogProps } from './dialogProps.ts';

/** The popup of a `Dialog`: a chunk of its own. */
export function DialogPopup({ title, onClose, children, actions, isWide = false }: DialogProps) {
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={`${styles.popup} ${isWide ? styles.wide : ''}`}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <div className={styles.body}>{children}</div>
            <div className={styles.actions}>{actions}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
