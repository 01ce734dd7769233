import { lazy, Suspense, useEffect, useState } from 'react';
import type { Notice } from '../../services/notifier.ts';
import { useServices } from '../../services/ServicesContext.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx').then(({ ToastHost }) => ({ default: ToastHost })));

/** Shows what services have to say; the code for that comes with the first word. */
export function NoticeToasts() {
  const { notifier } = useServices();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => notifier.subscribe((notice) => setNotices((before) => [...before, notice])), [notifier]);
  if (notices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost notices={notices} />
    </Suspense>
  );
}
