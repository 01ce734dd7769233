import { lazy, Suspense } from 'react';
import { useAppStore } from '../../store/AppStoreContext.ts';

const RulePage = lazy(() => import('./RulePage.tsx').then(({ RulePage }) => ({ default: RulePage })));

/** The page of the lint rule that was asked for, if one was; its words come with the first. */
export function RuleSheet() {
  const id = useAppStore((state) => state.explainedRule);
  if (id === null) return null;
  return (
    <Suspense fallback={null}>
      <RulePage id={id} />
    </Suspense>
  );
}
