import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';

const ProposalPreview = lazy(() =>
  import('./ProposalPreview.tsx').then(({ ProposalPreview }) => ({ default: ProposalPreview })),
);

/** Shows a change of the robots.txt that waits for a yes; its code comes with the first. */
export function ProposalDialog() {
  const proposal = useAppStore((state) => state.proposal);
  if (proposal === null) return null;
  return (
    <Suspense fallback={null}>
      <ProposalPreview proposal={proposal} />
    </Suspense>
  );
}
