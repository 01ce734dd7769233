import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './Toaster.module.css';

/** Where messages of background work are added; made once an app, given to `Toaster`. */
export const createToasts = Toast.createToastManager;

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} data-tone={toast.type}>
      <Toast.Content className={styles.content}>
        <div className={styles.text}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.description} />
        </div>
        <Toast.Action render={<Button />} />
        <Toast.Close aria-label="Dismiss" render={<Button variant="quiet" square />}>
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

interface ToasterProps {
  readonly toasts: ReturnType<typeof createToasts>;
}

/** Shows the messages of a toast manager in the corner, read out politely. */
export function Toaster({ toasts }: ToasterProps) {
  return (
    <Toast.Provider toastManager={toasts} limit={3} timeout={6000}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
