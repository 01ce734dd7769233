import type { Matcher } from '../evaluate/matcher.ts';
import type { AutomatonRegistry } from './automaton.ts';
import { createAutomatonRegistry } from './automaton.ts';
import type { Lookup } from './lookup.ts';
import { createLookup } from './lookup.ts';
import type { Word } from './memberSearch.ts';
import { shortestUnbarred } from './memberSearch.ts';
import { mayMeet } from './pairs.ts';
import { broadest } from './rankedDifference.ts';
import type { RankedRule, Ranking } from './ranking.ts';
import { originsNamed, rankingOf } from './ranking.ts';
import type { Steps } from './search.ts';
import type { UrlSpace } from './urlSpace.ts';

/** The rules of one origin, of which more and more are gone. */
interface Remaining {
  readonly ranking: Ranking;
  readonly lookup: Lookup;
  /** What holds where no rule is left that matches. */
  readonly noMatch: RankedRule;
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
  return { ranking, lookup: yield* createLookup(ranking), noMatch };
}

/** True where some URL gets another verdict once the rule of a line is gone as well. */
function* isNeeded(
  line: number,
  gone: ReadonlySet<number>,
  { ranking, lookup, noMatch }: Remaining,
  space: UrlSpace,
): Steps<boolean> {
  const own = ranking.rules.filter((rule) => rule.line === line);
  const others = [...ranking.rules, noMatch].filter((rule) => rule.line !== line && !gone.has(rule.line));
  for (const rule of own)
    for (const next of others) {
      if (next.rank < rule.rank || next.allow === rule.allow || !mayMeet(rule.automaton, next.automaton))
        continue;
      const instead = (word: Word) =>
        broadest(
          lookup
            .matchingAbove(word, next.rank)
            .filter((other) => (other.line === line ? other.rank < rule.rank : !gone.has(other.line))),
        );
      const pair = [rule.automaton, next.automaton];
      const outcome = yield* shortestUnbarred(pair, instead, space, Number.POSITIVE_INFINITY);
      yield;
      if (outcome.kind === 'found') return true;
    }
  return false;
}

/** True where the rule of a line keeps another one silent that is still there. */
function silencesAnother(line: number, gone: ReadonlySet<number>, { ranking }: Remaining): boolean {
  return ranking.shadowed.some(
    (other) => other.by.line === line && other.line !== line && other.line !== 0 && !gone.has(other.line),
  );
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

/**
 * Adds to `gone` the lines of rules that can be removed together without changing a verdict, found greedily. A group
 * keeps one rule, or its agents would join those of the next.
 */
export function* removeNeedless(matcher: Matcher, space: UrlSpace, gone: Set<number>): Steps<undefined> {
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
  for (const line of leastFirst(matcher, places)) {
    const group = groupOf.get(line) ?? -1;
    const count = left.get(group) ?? 0;
    if (count < 2 || places.some((place) => silencesAnother(line, gone, place))) continue;
    let needed = false;
    for (const place of places) needed ||= yield* isNeeded(line, gone, place, space);
    if (needed) continue;
    gone.add(line);
    left.set(group, count - 1);
  }
}
