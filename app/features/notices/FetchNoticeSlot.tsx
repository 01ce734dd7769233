import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';

const FetchNotice = lazy(() =>
  import('./FetchNotice.tsx').then(({ FetchNotice }) => ({ default: FetchNotice })),
);

/** The place of the `FetchNotice`; its code comes when something is known of the fetch. */
export function FetchNoticeSlot() {
  const isKnown = useAppStore((state) => state.case.fetch !== null);
  if (!isKnown) return null;
  return (
    <Suspense fallback={null}>
      <FetchNotice />
    </Suspense>
  );
}
