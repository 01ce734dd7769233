import type { Matcher } from '../evaluate/matcher.ts';
import type { AutomatonRegistry } from './automaton.ts';
import { coversAll, createAutomatonRegistry } from './automaton.ts';
import type { Lookup } from './lookup.ts';
import { createLookup, matchesWord } from './lookup.ts';
import type { Word } from './memberSearch.ts';
import { shortestUnbarred } from './memberSearch.ts';
import { broadest } from './rankedDifference.ts';
import type { RankedRule, Ranking } from './ranking.ts';
import { originsNamed, rankingOf } from './ranking.ts';
import { sampleWords } from './sampleWord.ts';
import type { Steps } from './search.ts';
import type { UrlSpace } from './urlSpace.ts';

/** The rules of one origin, of which more and more are gone. */
interface Remaining {
  readonly ranking: Ranking;
  readonly lookup: Lookup;
  /** What holds where no rule is left that matches. */
  readonly noMatch: RankedRule;
  readonly byLine: ReadonlyMap<number, readonly RankedRule[]>;
  /** By line: the lines of the rules that it keeps silent, since they have the same pattern. */
  readonly silenced: ReadonlyMap<number, readonly number[]>;
}

function listByLine<Item, Value>(
  items: readonly Item[],
  lineOf: (item: Item) => number,
  picked: (item: Item) => Value,
): ReadonlyMap<number, readonly Value[]> {
  const lists = new Map<number, Value[]>();
  for (const item of items) {
    const list = lists.get(lineOf(item));
    if (list === undefined) lists.set(lineOf(item), [picked(item)]);
    else list.push(picked(item));
  }
  return lists;
}

function* remainingAt(
  matcher: Matcher,
  origin: string | null,
  registry: AutomatonRegistry,
): Steps<Remaining> {
  const ranking = yield* rankingOf(matcher, origin, registry);
  const noMatch: RankedRule = {
    rank: ranking.rules.length,
    automaton: registry.everything,
    allow: true,
    specificity: 0,
    line: 0,
  };
  const others = ranking.shadowed.filter(({ line, by }) => line !== by.line && line !== 0);
  return {
    ranking,
    lookup: yield* createLookup(ranking),
    noMatch,
    byLine: listByLine(
      ranking.rules,
      ({ line }) => line,
      (rule) => rule,
    ),
    silenced: listByLine(
      others,
      ({ by }) => by.line,
      ({ line }) => line,
    ),
  };
}

/** What decides for a word once some rules are gone: the best of those that match. */
function decider(
  word: Word,
  { lookup, noMatch }: Remaining,
  isThere: (rule: RankedRule) => boolean,
): RankedRule {
  let best = noMatch;
  for (const rule of lookup.matchingAbove(word, noMatch.rank))
    if (rule.rank < best.rank && isThere(rule)) best = rule;
  return best;
}

/**
 * True where some URL gets another verdict once the rule of a line is gone as well. URLs made of its pattern show most
 * rules to be needed; of those that may decide instead, none does that ranks below one which matches all that it does.
 */
function* isNeeded(
  line: number,
  gone: ReadonlySet<number>,
  place: Remaining,
  space: UrlSpace,
): Steps<boolean> {
  const { lookup, noMatch } = place;
  const isLeft = (rule: RankedRule): boolean => !gone.has(rule.line);
  const isLeftWithout = (rule: RankedRule): boolean => isLeft(rule) && rule.line !== line;
  for (const rule of place.byLine.get(line) ?? []) {
    yield;
    const samples = sampleWords(rule.automaton).filter((word) => matchesWord(rule.automaton, word));
    for (const word of samples)
      if (decider(word, place, isLeft).allow !== decider(word, place, isLeftWithout).allow) return true;
    let last = noMatch.rank;
    const candidates: RankedRule[] = [];
    for (const next of [...lookup.index.thatMayMeet(rule.automaton), noMatch]) {
      if (!isLeftWithout(next)) continue;
      if (coversAll(next.automaton, rule.automaton)) last = Math.min(last, next.rank);
      if (next.rank > rule.rank && next.allow !== rule.allow) candidates.push(next);
    }
    if (last < rule.rank) continue;
    for (const next of candidates) {
      if (next.rank > last) continue;
      const instead = (word: Word) =>
        broadest(
          lookup
            .matchingAbove(word, next.rank)
            .filter((other) => (other.line === line ? other.rank < rule.rank : isLeft(other))),
        );
      const pair = [rule.automaton, next.automaton];
      const outcome = yield* shortestUnbarred(pair, instead, space, Number.POSITIVE_INFINITY);
      yield;
      if (outcome.kind === 'found') return true;
    }
  }
  return false;
}

/** True where the rule of a line keeps another one silent that is still there. */
function silencesAnother(line: number, gone: ReadonlySet<number>, { silenced }: Remaining): boolean {
  return (silenced.get(line) ?? []).some((other) => !gone.has(other));
}

/** The lines of a matcher's rules, those that say least first: what never decides, then long patterns, then later lines. */
function leastFirst(matcher: Matcher, places: readonly Remaining[]): readonly number[] {
  const decides = new Set(places.flatMap(({ ranking }) => ranking.rules.map(({ line }) => line)));
  return matcher.policy.rules
    .toSorted(
      (one, other) =>
        Number(decides.has(one.line)) - Number(decides.has(other.line)) ||
        other.pattern.specificity - one.pattern.specificity ||
        other.line - one.line,
    )
    .map(({ line }) => line);
}

/** So many rules are found before they are handed on. */
const handful = 64;

/**
 * Finds rules that can be removed together without changing a verdict, greedily, and hands their lines to `take` a
 * handful at a time, so that a search which ends early has something to show. A group keeps one rule, or its agents
 * would join those of the next.
 */
export function* removeNeedless(
  matcher: Matcher,
  space: UrlSpace,
  take: (lines: readonly number[]) => Steps<unknown>,
): Steps<undefined> {
  const { groups } = matcher.policy.selection;
  const left = new Map<number, number>();
  const groupOf = new Map<number, number>();
  const read = new Set(matcher.policy.rules.map(({ line }) => line));
  for (const { group } of groups)
    for (const { line } of group.rules) {
      if (!read.has(line)) continue;
      groupOf.set(line, group.index);
      left.set(group.index, (left.get(group.index) ?? 0) + 1);
    }
  const registry = createAutomatonRegistry(space.needlessEscapes);
  const places: Remaining[] = [];
  for (const origin of [null, ...originsNamed(matcher)])
    places.push(yield* remainingAt(matcher, origin, registry));
  const gone = new Set<number>();
  let found: number[] = [];
  for (const line of leastFirst(matcher, places)) {
    const group = groupOf.get(line) ?? -1;
    const count = left.get(group) ?? 0;
    if (count < 2 || places.some((place) => silencesAnother(line, gone, place))) continue;
    let needed = false;
    for (const place of places) needed ||= yield* isNeeded(line, gone, place, space);
    if (needed) continue;
    gone.add(line);
    left.set(group, count - 1);
    found.push(line);
    if (found.length < handful) continue;
    yield* take(found);
    found = [];
  }
  if (found.length > 0) yield* take(found);
}
