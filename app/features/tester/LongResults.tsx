import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';

const BulkResults = lazy(() =>
  import('./BulkResults.tsx').then(({ BulkResults }) => ({ default: BulkResults })),
);

/** The verdicts of a long list; their code comes when there is one. */
export function LongResults() {
  const run = useAppStore((state) => state.bulkRun);
  if (run === null) return null;
  return (
    <Suspense fallback={null}>
      <BulkResults run={run} />
    </Suspense>
  );
}
