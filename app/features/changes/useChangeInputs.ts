import { useMemo, useState } from 'react';
import type { RobotsContent, Source } from '../../../engine/index.ts';
import { defaultMaxStates } from '../../../engine/index.ts';
import type { ChangesQuestion } from '../../services/proofs/protocol.ts';
import type { Proof } from '../../services/proofs/useProof.ts';
import { useProof } from '../../services/proofs/useProof.ts';
import type { Question } from '../../store/late/question.ts';
import type { TestedCase } from '../../store/late/testedCase.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import type { ChangesView } from '../../store/selectors/verdictChanges.ts';
import type { CaseAnswer } from '../../store/useAnswer.ts';
import { useAnswer } from '../../store/useAnswer.ts';

/** What the tab is drawn from. */
export interface ChangeInputs extends ChangesView {
  /** What it is about. */
  readonly case: TestedCase;
  readonly baseline: RobotsContent;
  /** What is live now. */
  readonly before: Source;
  /** The draft. */
  readonly after: Source;
  /** What changes for every URL there is. */
  readonly proof: Proof<ChangesQuestion>;
  /** Searches on where nothing was proven. */
  readonly searchFurther: () => void;
}

const question: Question<'changes'> = { kind: 'changes' };

/** What the tab is drawn from, null where there is nothing to be drawn yet, and how old it is. */
export interface ShownChanges extends Pick<CaseAnswer<ChangesView>, 'state' | 'retry'> {
  readonly inputs: ChangeInputs | null;
}

/** Collects what the tab is drawn from, and asks for the proof. */
export function useChangeInputs(): ShownChanges {
  const { of, answer, state, retry } = useAnswer(question);
  const { baseline, robots, reading } = of;
  const [maxStates, setMaxStates] = useState(defaultMaxStates);
  const asked = answer?.crawlers.asked ?? null;
  const proven = useMemo(
    (): ChangesQuestion | null =>
      baseline === null || asked === null
        ? null
        : { kind: 'changes', before: baseline, after: robots, reading, crawlers: asked, maxStates },
    [baseline, robots, reading, asked, maxStates],
  );
  const proof = useProof(proven);
  const inputs =
    baseline === null || answer === null
      ? null
      : {
          ...answer,
          case: of,
          baseline,
          before: sourceOf(baseline),
          after: sourceOf(robots),
          proof,
          searchFurther: () => setMaxStates(maxStates * 10),
        };
  return { inputs, state, retry };
}
