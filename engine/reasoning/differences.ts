import type { Matcher } from '../evaluate/matcher.ts';
import type { Witness } from './differenceSearch.ts';
import { differenceSteps, originsOf, sidesFor, witnessFor } from './differenceSearch.ts';
import type { RulePair } from './pairs.ts';
import { differingPairs } from './pairs.ts';
import { shortestDecidedBy } from './rankedDifference.ts';
import type { Search, SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';
import { tasteOf } from './taste.ts';
import type { UrlSpace } from './urlSpace.ts';
import { everyUrl, naturalSpaces } from './urlSpace.ts';
import { urlReadingOf } from './urlSymbols.ts';

/** What becomes of a URL from the first matcher to the second. */
export type Change = 'newly-blocked' | 'newly-allowed';

/** A kind of difference: all URLs for which the same two rules decide, with the shortest as an example. */
export interface KindOfDifference extends Witness {
  readonly change: Change;
}

/** The kinds of difference of two matchers, newly blocked ones first, each sort by the lines of the deciding rules. */
export interface Differences {
  /** Whether all kinds are here, the limit was reached, or the search gave up. */
  readonly extent: 'all' | 'limited' | 'undecided';
  readonly kinds: readonly KindOfDifference[];
}

/** How many kinds of difference are looked for, unless told otherwise. */
export const defaultKindLimit = 50;

interface Collection {
  readonly kinds: Map<string, KindOfDifference>;
  readonly limit: number;
}

function sorted({ kinds }: Collection): readonly KindOfDifference[] {
  const rank = ({ change }: KindOfDifference): number => (change === 'newly-blocked' ? 0 : 1);
  return [...kinds.values()].sort(
    (one, other) => rank(one) - rank(other) || one.a.line - other.a.line || one.b.line - other.b.line,
  );
}

function add(collection: Collection, found: Witness | null): void {
  if (found === null) return;
  const key = `${found.a.line} ${found.b.line} ${found.a.allowed}`;
  if (collection.kinds.has(key)) return;
  collection.kinds.set(key, { ...found, change: found.a.allowed ? 'newly-blocked' : 'newly-allowed' });
}

/** Adds a witness for each pair of rules that decide differently for some URL of a space. */
function* collect(
  a: Matcher,
  b: Matcher,
  origin: string | null,
  space: UrlSpace,
  collection: Collection,
): Steps<undefined> {
  const sides = sidesFor(a, b, origin, space);
  const isKnown = ({ a: ruleA, b: ruleB }: RulePair): boolean =>
    collection.kinds.has(`${ruleA.line} ${ruleB.line} ${ruleA.allow}`);
  for (const blocked of [true, false])
    for (const pair of differingPairs(sides.a, sides.b)) {
      if (pair.a.allow !== blocked || isKnown(pair)) continue;
      if (collection.kinds.size >= collection.limit) return;
      const outcome = yield* shortestDecidedBy(sides, pair, space, Number.POSITIVE_INFINITY);
      yield;
      if (outcome.kind === 'found') add(collection, witnessFor(a, b, outcome.word, origin));
    }
}

function* differencesSteps(a: Matcher, b: Matcher, collection: Collection): Steps<undefined> {
  const taste = tasteOf([a, b]);
  const natural = naturalSpaces.slice(0, 1).map(taste);
  const readAlike = urlReadingOf(a.policy.escapes) === urlReadingOf(b.policy.escapes);
  for (const origin of originsOf(a, b)) {
    for (const space of natural) yield* collect(a, b, origin, space, collection);
    // Where the dialects decode differently, each rule would come again with escapes that unnamedAgent writes.
    if (readAlike) yield* collect(a, b, origin, taste(everyUrl), collection);
  }
  if (collection.kinds.size > 0) return;
  const one = yield* differenceSteps(a, b);
  if (one?.kind === 'differs') add(collection, one);
}

/** Options of `differences`. */
export interface DifferencesOptions extends SearchOptions {
  /** How many kinds to look for at most. */
  readonly limit?: number;
}

/** A search for all kinds of difference, done in portions. What has been found so far is in every answer. */
export interface DifferencesSearch extends Pick<Search<Differences>, 'states'> {
  readonly run: (maxStates: number) => Differences;
}

/** Starts a search for a witness for each pair of rules that decide differently. */
export function createDifferencesSearch(
  a: Matcher,
  b: Matcher,
  options: Pick<DifferencesOptions, 'limit'> = {},
): DifferencesSearch {
  const collection: Collection = { kinds: new Map(), limit: options.limit ?? defaultKindLimit };
  const search = createSearch(differencesSteps(a, b, collection));
  return {
    states: search.states,
    run: (maxStates) => {
      const { kind } = search.run(maxStates);
      const limited = collection.kinds.size >= collection.limit;
      const extent = kind === 'searching' ? 'undecided' : limited ? 'limited' : 'all';
      return { extent, kinds: sorted(collection) };
    },
  };
}

/** A witness for each pair of rules that decide differently for some URL, newly blocked ones first. */
export function differences(a: Matcher, b: Matcher, options: DifferencesOptions = {}): Differences {
  return createDifferencesSearch(a, b, options).run(options.maxStates ?? defaultMaxStates);
}
