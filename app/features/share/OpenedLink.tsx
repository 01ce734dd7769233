import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';

const OpenedLinkDialog = lazy(() =>
  import('./OpenedLinkDialog.tsx').then(({ OpenedLinkDialog }) => ({ default: OpenedLinkDialog })),
);

/** What a link asks or says, while it does; the code for that comes with the link. */
export function OpenedLink() {
  const isWaiting = useAppStore(({ link }) => link.kind !== 'none');
  if (!isWaiting) return null;
  return (
    <Suspense fallback={null}>
      <OpenedLinkDialog />
    </Suspense>
  );
}
