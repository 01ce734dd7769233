import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';

const LiveDialog = lazy(() => import('./LiveDialog.tsx').then(({ LiveDialog }) => ({ default: LiveDialog })));
const FileChooser = lazy(() =>
  import('./FileChooser.tsx').then(({ FileChooser }) => ({ default: FileChooser })),
);

/** The dialog of whatever way of getting a robots.txt in is open; its code comes with it. */
export function OpeningDialog() {
  const opening = useAppStore((state) => state.opening);
  if (opening.kind === 'none') return null;
  return (
    <Suspense fallback={null}>
      {opening.kind === 'live' ? <LiveDialog /> : <FileChooser opening={opening} />}
    </Suspense>
  );
}
