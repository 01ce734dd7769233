import { type ReactNode, useEffect, useState } from 'react';
import { createToasts, Toaster } from '../../components/Toaster.tsx';
import { useServices } from '../../services/ServicesContext.ts';

/** Shows what services have to say. */
export function NoticeToasts({ children }: { readonly children: ReactNode }) {
  const { notifier } = useServices();
  const [toasts] = useState(() => createToasts());
  useEffect(
    () =>
      notifier.subscribe(({ tone, title, description, action }) => {
        const id = toasts.add({
          type: tone,
          title,
          description,
          priority: tone === 'error' ? 'high' : 'low',
          ...(tone === 'error' ? { timeout: 0 } : {}),
          ...(action === undefined
            ? {}
            : {
                actionProps: {
                  children: action.label,
                  onClick: () => {
                    action.run();
                    toasts.close(id);
                  },
                },
              }),
        });
      }),
    [notifier, toasts],
  );
  return <Toaster toasts={toasts}>{children}</Toaster>;
}
