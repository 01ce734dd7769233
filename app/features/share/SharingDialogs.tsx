import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';

const LinkDialog = lazy(() => import('./LinkDialog.tsx').then(({ LinkDialog }) => ({ default: LinkDialog })));

/** The dialog of the link while it is open; its code comes when it is first asked for. */
export function SharingDialogs() {
  const view = useAppStore((state) => state.sharingView);
  const setSharingView = useAppStore((state) => state.setSharingView);
  if (view !== 'link') return null;
  return (
    <Suspense fallback={null}>
      <LinkDialog onClose={() => setSharingView('none')} />
    </Suspense>
  );
}
