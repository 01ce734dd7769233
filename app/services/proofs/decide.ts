import type { Matcher } from '../../../engine/index.ts';
import { createDifferencesSearch, samePolicy } from '../../../engine/index.ts';
import { portion } from './portions.ts';
import type { ProofOutcome } from './protocol.ts';

/** A search that can be continued. */
interface Continued<Answer> {
  readonly run: (maxStates: number) => Answer;
  readonly states: () => number;
}

/** Continues a search until it is over, stands still or has looked at `maxStates` places; yields their number. */
export function* exhaust<Answer>(
  search: Continued<Answer>,
  isOver: (answer: Answer) => boolean,
  maxStates: number,
): Generator<number, Answer> {
  let answer = search.run(portion);
  for (let before = -1; !isOver(answer) && search.states() < maxStates; ) {
    if (search.states() === before) break;
    before = search.states();
    yield before;
    answer = search.run(portion);
  }
  return answer;
}

/**
 * Decides for every URL whether two matchers give the same verdict; where not, finds a URL for each pair of rules that
 * decide differently. Yields how many places have been looked at.
 */
export function* decide(a: Matcher, b: Matcher, maxStates: number): Generator<number, ProofOutcome> {
  if (samePolicy(a.policy, b.policy)) return { kind: 'equal' };
  const search = createDifferencesSearch(a, b);
  const { extent, kinds } = yield* exhaust(search, (found) => found.extent !== 'undecided', maxStates);
  if (kinds.length > 0) return { kind: 'differs', isComplete: extent === 'all', kinds };
  return extent === 'all' ? { kind: 'equal' } : { kind: 'undecided', states: search.states() };
}
