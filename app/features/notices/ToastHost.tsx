import { useEffect, useRef, useState } from 'react';
import { createToasts, Toaster } from '../../components/Toaster.tsx';
import type { Notice } from '../../services/notifier.ts';

/** How long an error stays, in milliseconds, unless the pointer or the keyboard is on it: those pile up, too. */
const errorTimeout = 30_000;

/** Shows notices as toasts, each once. */
export function ToastHost({ notices }: { readonly notices: readonly Notice[] }) {
  const [toasts] = useState(() => createToasts());
  const shown = useRef(0);
  useEffect(() => {
    for (const { tone, title, description, action } of notices.slice(shown.current)) {
      const id = toasts.add({
        type: tone,
        title,
        description,
        priority: tone === 'error' ? 'high' : 'low',
        ...(tone === 'error' ? { timeout: errorTimeout } : {}),
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
    }
    shown.current = notices.length;
  }, [notices, toasts]);
  return <Toaster toasts={toasts} />;
}
