import type { Matcher } from '../evaluate/matcher.ts';
import type { Verdict } from '../evaluate/verdict.ts';
import type { MatcherPair } from './matcherPair.ts';
import { createMatcherPair } from './matcherPair.ts';
import type { Word } from './memberSearch.ts';
import { shortestDifference } from './rankedDifference.ts';
import type { Progress, Search, SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';
import { isWithin } from './urlSpace.ts';
import { urlOf } from './witness.ts';

/** A URL for which two matchers differ, with the verdict of each. */
export interface Witness {
  /** Path and query; with an origin before it where rules are bound to one or the path begins with two slashes. */
  readonly witness: string;
  readonly a: Verdict;
  readonly b: Verdict;
}

/** Whether two matchers give the same verdict for every URL there is. */
export type Difference =
  | { readonly kind: 'equal' }
  /** No URL without needless escapes is shorter than `witness`; only where there is none it has others. */
  | ({ readonly kind: 'differs' } & Witness)
  /** No difference found so far: `states` is how many places were looked at. */
  | { readonly kind: 'undecided'; readonly states: number };

/** Asks both matchers about a word; null where they agree after all, so that it proves nothing. */
export function witnessFor({ a, b, named }: MatcherPair, word: Word, origin: string | null): Witness | null {
  const witness = urlOf(word, origin, named);
  const [verdictA, verdictB] = [a.evaluate(witness), b.evaluate(witness)];
  return verdictA.allowed === verdictB.allowed ? null : { witness, a: verdictA, b: verdictB };
}

/** The witness that looks most like a URL of the site, given one of any sort. */
function* mostNatural(pair: MatcherPair, origin: string | null, any: Word): Steps<Word> {
  for (const space of pair.naturalSpaces) {
    if (isWithin(space, any)) return any;
    const word = yield* shortestDifference(yield* pair.sidesFor(origin, space), space);
    if (word !== null) return word;
  }
  return any;
}

/** The steps of `difference`; null where the evaluator does not confirm what was found. */
export function* differenceSteps(
  pair: MatcherPair,
): Steps<Exclude<Difference, { kind: 'undecided' }> | null> {
  for (const origin of pair.origins) {
    const sides = yield* pair.sidesFor(origin, pair.everyUrl);
    const any = yield* shortestDifference(sides, pair.everyUrl);
    if (any === null) continue;
    const found = witnessFor(pair, yield* mostNatural(pair, origin, any), origin);
    return found === null ? null : { kind: 'differs', ...found };
  }
  return { kind: 'equal' };
}

function differenceAt(
  progress: Progress<Exclude<Difference, { kind: 'undecided' }> | null>,
  states: number,
): Difference {
  return (progress.kind === 'answered' ? progress.answer : null) ?? { kind: 'undecided', states };
}

/** A search for a difference, done in portions. */
export interface DifferenceSearch extends Pick<Search<Difference>, 'states'> {
  /** Looks at up to `maxStates` more places. The answer, or 'undecided' where it takes more. */
  readonly run: (maxStates: number) => Difference;
}

/** Starts a search for a URL on which two matchers differ. */
export function createDifferenceSearch(a: Matcher, b: Matcher): DifferenceSearch {
  const search = createSearch(differenceSteps(createMatcherPair(a, b)));
  return {
    states: search.states,
    run: (maxStates) => differenceAt(search.run(maxStates), search.states()),
  };
}

/**
 * Whether two matchers give the same verdict for every URL: any path and query, and where rules are bound to an origin
 * that origin too. Exact, unless it would take more than `maxStates` places to look at.
 */
export function difference(a: Matcher, b: Matcher, options: SearchOptions = {}): Difference {
  return createDifferenceSearch(a, b).run(options.maxStates ?? defaultMaxStates);
}
