import type { Matcher } from '../evaluate/matcher.ts';
import type { Verdict } from '../evaluate/verdict.ts';
import { createAutomatonRegistry } from './automaton.ts';
import type { Word } from './memberSearch.ts';
import type { Sides } from './rankedDifference.ts';
import { shortestDifference, sidesOf } from './rankedDifference.ts';
import { originsNamed, rankingOf } from './ranking.ts';
import type { Progress, Search, SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';
import { tasteOf } from './taste.ts';
import type { UrlSpace } from './urlSpace.ts';
import { everyUrl, isWithin, naturalSpaces } from './urlSpace.ts';
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

/** The rankings of two matchers for the URLs of a space at an origin. */
export function sidesFor(a: Matcher, b: Matcher, origin: string | null, space: UrlSpace): Sides {
  const registry = createAutomatonRegistry(space.needlessEscapes);
  return sidesOf(rankingOf(a, origin, registry), rankingOf(b, origin, registry));
}

/** The origins to look at: none, and those that rules of either matcher are bound to. */
export function originsOf(a: Matcher, b: Matcher): readonly (string | null)[] {
  return [null, ...new Set([...originsNamed(a), ...originsNamed(b)])];
}

/** Asks both matchers about a word; null where they agree after all, so that it proves nothing. */
export function witnessFor(a: Matcher, b: Matcher, word: Word, origin: string | null): Witness | null {
  const witness = urlOf(word, origin, [...originsNamed(a), ...originsNamed(b)]);
  const [verdictA, verdictB] = [a.evaluate(witness), b.evaluate(witness)];
  return verdictA.allowed === verdictB.allowed ? null : { witness, a: verdictA, b: verdictB };
}

/** The witness that looks most like a URL of the site, given one of any sort. */
function* mostNatural(a: Matcher, b: Matcher, origin: string | null, any: Word): Steps<Word> {
  const taste = tasteOf([a, b]);
  for (const space of naturalSpaces) {
    if (isWithin(space, any)) return any;
    const word = yield* shortestDifference(sidesFor(a, b, origin, space), taste(space));
    if (word !== null) return word;
  }
  return any;
}

/** The steps of `difference`. */
export function* differenceSteps(
  a: Matcher,
  b: Matcher,
): Steps<Exclude<Difference, { kind: 'undecided' }> | null> {
  const space = tasteOf([a, b])(everyUrl);
  for (const origin of originsOf(a, b)) {
    const any = yield* shortestDifference(sidesFor(a, b, origin, space), space);
    if (any === null) continue;
    const found = witnessFor(a, b, yield* mostNatural(a, b, origin, any), origin);
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
  const search = createSearch(differenceSteps(a, b));
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
