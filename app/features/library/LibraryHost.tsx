import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';

const LibrarySheet = lazy(() =>
  import('./LibrarySheet.tsx').then(({ LibrarySheet }) => ({ default: LibrarySheet })),
);

/** The library while it is open; its code comes when it is first asked for. */
export function LibraryHost() {
  const view = useAppStore((state) => state.sharingView);
  const setSharingView = useAppStore((state) => state.setSharingView);
  if (view !== 'library') return null;
  return (
    <Suspense fallback={null}>
      <LibrarySheet onClose={() => setSharingView('none')} />
    </Suspense>
  );
}
