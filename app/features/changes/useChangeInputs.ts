import { useDeferredValue, useMemo, useState } from 'react';
import type { Case, RobotsContent, Source } from '../../../engine/index.ts';
import { defaultMaxStates } from '../../../engine/index.ts';
import type { ChangesQuestion } from '../../services/proofs/protocol.ts';
import type { Proof } from '../../services/proofs/useProof.ts';
import { useProof } from '../../services/proofs/useProof.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import type { RelevantCrawlers } from '../../store/selectors/verdictChanges.ts';
import { selectRelevantCrawlers } from '../../store/selectors/verdictChanges.ts';

/** What the tab is drawn from; it follows typing when there is time. */
export interface ChangeInputs {
  readonly case: Case;
  readonly baseline: RobotsContent;
  /** What is live now. */
  readonly before: Source;
  /** The draft. */
  readonly after: Source;
  readonly crawlers: RelevantCrawlers;
  /** What changes for every URL there is. */
  readonly proof: Proof<ChangesQuestion>;
  /** Searches on where nothing was proven. */
  readonly searchFurther: () => void;
}

/** Collects what the tab is drawn from, and asks for the proof; null without a baseline. */
export function useChangeInputs(): ChangeInputs | null {
  const theCase = useDeferredValue(useAppStore((state) => state.case));
  const { baseline, robots, reading } = theCase;
  const [maxStates, setMaxStates] = useState(defaultMaxStates);
  const crawlers = selectRelevantCrawlers(theCase);
  const { asked } = crawlers;
  const question = useMemo(
    (): ChangesQuestion | null =>
      baseline === null
        ? null
        : { kind: 'changes', before: baseline, after: robots, reading, crawlers: asked, maxStates },
    [baseline, robots, reading, asked, maxStates],
  );
  const proof = useProof(question);
  if (baseline === null) return null;
  return {
    case: theCase,
    baseline,
    before: sourceOf(baseline),
    after: sourceOf(robots),
    crawlers,
    proof,
    searchFurther: () => setMaxStates(maxStates * 10),
  };
}
