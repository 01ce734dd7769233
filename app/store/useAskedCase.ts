import { useDeferredValue, useState } from 'react';
import type { Case, RobotsContent } from '../../engine/index.ts';
import { useAppStore } from './AppStoreContext.ts';
import { isLate } from './selectors/findings.ts';
import { sourceOf } from './selectors/source.ts';

/** The case for work that takes a while on a large file. */
export interface AskedCase {
  /** Behind what is typed, where drawing it takes longer than typing. */
  readonly theCase: Case;
  /** True for a large file that nobody asked about since it changed: nothing may be computed of it. */
  readonly mustAsk: boolean;
  readonly ask: () => void;
}

/** The case as it stands; of a large file nothing is computed until somebody asks, so that typing never waits. */
export function useAskedCase(): AskedCase {
  const theCase = useDeferredValue(useAppStore((state) => state.case));
  const [asked, setAsked] = useState<RobotsContent | null>(null);
  return {
    theCase,
    mustAsk: asked !== theCase.robots && isLate(sourceOf(theCase.robots)),
    ask: () => setAsked(theCase.robots),
  };
}
