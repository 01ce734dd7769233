import type { Matcher } from '../evaluate/matcher.ts';
import type { Witness } from './differenceSearch.ts';
import { differenceSteps, witnessFor } from './differenceSearch.ts';
import type { MatcherPair } from './matcherPair.ts';
import { createMatcherPair } from './matcherPair.ts';
import type { Word } from './memberSearch.ts';
import type { RulePair } from './pairs.ts';
import { pairsOf, shortestDecidedBy } from './rankedDifference.ts';
import type { Search, SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';
import { isWithin } from './urlSpace.ts';

/** What becomes of a URL from the first matcher to the second. */
export type Change = 'newly-blocked' | 'newly-allowed';

/** A kind of difference: all URLs for which the same two rules decide, with the shortest as an example. */
export interface KindOfDifference extends Witness {
  readonly change: Change;
}

/** The kinds of difference of two matchers, newly blocked ones first, each sort by the lines of the deciding rules. */
export interface Differences {
  /** Whether all kinds are here (with none, no verdict differs), the limit was reached, or the search gave up. */
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

/** The shortest word for which both rules of a pair decide, a natural one where there is one; null where there is none. */
export function* exampleOf(
  matchers: MatcherPair,
  rules: RulePair,
  origin: string | null,
): Steps<Word | null> {
  // Where the dialects decode differently, each rule would come again with escapes that nobody writes.
  const [natural = matchers.everyUrl] = matchers.naturalSpaces;
  const widest = matchers.readAlike ? matchers.everyUrl : natural;
  const sides = yield* matchers.sidesFor(origin, widest);
  const any = yield* shortestDecidedBy(sides, rules, widest, Number.POSITIVE_INFINITY);
  if (any.kind === 'none') return null;
  if (isWithin(natural, any.word)) return any.word;
  const better = yield* shortestDecidedBy(sides, rules, natural, Number.POSITIVE_INFINITY);
  return better.kind === 'found' ? better.word : any.word;
}

/** Adds a witness for each pair of rules that decide differently for some URL. */
function* collect(matchers: MatcherPair, origin: string | null, collection: Collection): Steps<undefined> {
  const [natural = matchers.everyUrl] = matchers.naturalSpaces;
  const sides = yield* matchers.sidesFor(origin, matchers.readAlike ? matchers.everyUrl : natural);
  const isKnown = ({ a: ruleA, b: ruleB }: RulePair): boolean =>
    collection.kinds.has(`${ruleA.line} ${ruleB.line} ${ruleA.allow}`);
  for (const blocked of [true, false])
    for (const rules of pairsOf(sides)) {
      if (rules === null) yield;
      if (rules === null || rules.a.allow !== blocked || isKnown(rules)) continue;
      if (collection.kinds.size >= collection.limit) return;
      const word = yield* exampleOf(matchers, rules, origin);
      yield;
      if (word !== null) add(collection, witnessFor(matchers, word, origin));
    }
}

/** False where the evaluator does not confirm the one difference found, so that nothing is proven. */
function* differencesSteps(matchers: MatcherPair, collection: Collection): Steps<boolean> {
  const one = yield* differenceSteps(matchers);
  if (one?.kind === 'equal') return true;
  // The shortest of all, in case the rest takes too long.
  if (one?.kind === 'differs') add(collection, one);
  for (const origin of matchers.origins) yield* collect(matchers, origin, collection);
  return collection.kinds.size > 0;
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
  const search = createSearch(differencesSteps(createMatcherPair(a, b), collection));
  return {
    states: search.states,
    run: (maxStates) => {
      const progress = search.run(maxStates);
      const limited = collection.kinds.size >= collection.limit;
      const settled = progress.kind === 'answered' && progress.answer;
      const extent = !settled ? 'undecided' : limited ? 'limited' : 'all';
      return { extent, kinds: sorted(collection) };
    },
  };
}

/** A witness for each pair of rules that decide differently for some URL, newly blocked ones first. */
export function differences(a: Matcher, b: Matcher, options: DifferencesOptions = {}): Differences {
  return createDifferencesSearch(a, b, options).run(options.maxStates ?? defaultMaxStates);
}
