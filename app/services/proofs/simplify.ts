import {
  createCaseBots,
  createEquivalenceSearch,
  createSimplifySearch,
  robotsInput,
} from '../../../engine/index.ts';
import { exhaust } from './decide.ts';
import type { Portions } from './portions.ts';
import type { AnswerTo, SimplifyQuestion } from './protocol.ts';

/** Simplifies the groups that bind a bot, then asks whether the simpler file says the same to everybody else. */
export function* simplifyPortions(question: SimplifyQuestion): Portions<AnswerTo<SimplifyQuestion>> {
  const { robots, reading, bot, maxStates } = question;
  const { matcher } = createCaseBots(robots, reading).of(bot);
  const search = createSimplifySearch(matcher);
  const simplifying = exhaust(search, ({ extent }) => extent === 'all', maxStates);
  let simplified = simplifying.next();
  while (simplified.done !== true) {
    yield { states: simplified.value, answer: null };
    simplified = simplifying.next();
  }
  const simplification = simplified.value;
  if (simplification.edits.length === 0) return { kind: 'simplify', simplification, others: null };
  const equivalence = createEquivalenceSearch(robotsInput(robots), simplification.octets);
  const comparing = exhaust(equivalence, ({ kind }) => kind !== 'undecided', maxStates);
  let compared = comparing.next();
  while (compared.done !== true) {
    yield { states: search.states() + compared.value, answer: null };
    compared = comparing.next();
  }
  return { kind: 'simplify', simplification, others: compared.value };
}
