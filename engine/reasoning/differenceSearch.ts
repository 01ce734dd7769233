import type { Matcher } from '../evaluate/matcher.ts';
import type { Verdict } from '../evaluate/verdict.ts';
import { createAutomatonRegistry } from './automaton.ts';
import type { Lookup } from './lookup.ts';
import { createLookup } from './lookup.ts';
import type { Word } from './memberSearch.ts';
import { lengthOfWord, shortestUnbarred } from './memberSearch.ts';
import { differingPairs } from './pairs.ts';
import type { RankedRule } from './ranking.ts';
import { originsNamed, rankingOf } from './ranking.ts';
import { tasteOf } from './taste.ts';
import type { UrlSpace } from './urlSpace.ts';
import { everyUrl, isWithin, naturalSpaces } from './urlSpace.ts';
import { urlOf } from './witness.ts';

/** Whether two matchers give the same verdict for every URL there is. */
export type Difference =
  | { readonly kind: 'equal' }
  /** `witness` is a shortest URL for which they differ; `a` and `b` are the verdicts that the matchers give for it. */
  | { readonly kind: 'differs'; readonly witness: string; readonly a: Verdict; readonly b: Verdict }
  /** No difference found so far: `states` is how many places were looked at. */
  | { readonly kind: 'undecided'; readonly states: number };

/** A search for a difference, done in portions. */
export interface DifferenceSearch {
  /** How many places have been looked at. */
  readonly states: () => number;
  /** Looks at up to `maxStates` more places. The answer, or 'undecided' where it takes more. */
  readonly run: (maxStates: number) => Difference;
}

/** The rule that matches most among those that keep a pair from deciding; null where none does. */
function broadest(rules: readonly RankedRule[]): RankedRule | null {
  let best: RankedRule | null = null;
  for (const rule of rules)
    if (best === null || rule.automaton.shortest < best.automaton.shortest) best = rule;
  return best;
}

interface Sides {
  readonly a: Lookup;
  readonly b: Lookup;
}

const differAt = ({ a, b }: Sides, word: Word): boolean => a.deciding(word).allow !== b.deciding(word).allow;

/** The shortest word in a space for whose URL at `origin` the matchers differ. */
function* shortestDifference(
  a: Matcher,
  b: Matcher,
  origin: string | null,
  space: UrlSpace,
): Generator<undefined, Word | null> {
  const registry = createAutomatonRegistry(space.needlessEscapes);
  const rankingA = rankingOf(a, origin, registry);
  const rankingB = rankingOf(b, origin, registry);
  const sides: Sides = { a: createLookup(rankingA), b: createLookup(rankingB) };
  let best: Word | null = null;
  let longest = Number.POSITIVE_INFINITY;
  for (const pair of differingPairs(rankingA, rankingB)) {
    if (pair.shortest > longest) break;
    const outcome = yield* shortestUnbarred(
      [pair.a.automaton, pair.b.automaton],
      (word) => {
        if (differAt(sides, word)) return null;
        const above = [
          ...sides.a.matchingAbove(word, pair.a.rank),
          ...sides.b.matchingAbove(word, pair.b.rank),
        ];
        return broadest(above)?.automaton ?? null;
      },
      space,
      longest,
    );
    yield;
    if (outcome.kind === 'none') continue;
    best = outcome.word;
    longest = lengthOfWord(best) - 1;
  }
  return best;
}

function* differenceOf(a: Matcher, b: Matcher): Generator<undefined, Difference> {
  const taste = tasteOf([a, b]);
  const origins = [...new Set([...originsNamed(a), ...originsNamed(b)])];
  for (const origin of [null, ...origins]) {
    const any = yield* shortestDifference(a, b, origin, taste(everyUrl));
    if (any === null) continue;
    let word = any;
    for (const space of naturalSpaces) {
      if (isWithin(space, any)) break;
      const natural: Word | null = yield* shortestDifference(a, b, origin, taste(space));
      if (natural === null) continue;
      word = natural;
      break;
    }
    const witness = urlOf(word, origin, origins);
    return { kind: 'differs', witness, a: a.evaluate(witness), b: b.evaluate(witness) };
  }
  return { kind: 'equal' };
}

/** Starts a search for a URL on which two matchers differ. */
export function createDifferenceSearch(a: Matcher, b: Matcher): DifferenceSearch {
  const search = differenceOf(a, b);
  let states = 0;
  let answer: Difference | null = null;
  const run = (maxStates: number): Difference => {
    for (let left = maxStates; answer === null && left > 0; left -= 1) {
      const next = search.next();
      if (next.done === true) answer = checked(next.value, states);
      else states += 1;
    }
    return answer ?? { kind: 'undecided', states };
  };
  return { states: () => states, run };
}

/** A witness that the evaluator doesn't confirm proves nothing. */
function checked(answer: Difference, states: number): Difference {
  return answer.kind === 'differs' && answer.a.allowed === answer.b.allowed
    ? { kind: 'undecided', states }
    : answer;
}

/** How many places `difference` looks at before it gives up. */
export const defaultMaxStates = 200_000;

/**
 * Whether two matchers give the same verdict for every URL: any path and query, and where rules are bound to an origin
 * that origin too. Exact, unless it would take more than `maxStates` places to look at.
 */
export function difference(
  a: Matcher,
  b: Matcher,
  options: { readonly maxStates?: number } = {},
): Difference {
  return createDifferenceSearch(a, b).run(options.maxStates ?? defaultMaxStates);
}
