import type { Automaton } from './automaton.ts';
import type { Lookup } from './lookup.ts';
import { createLookup } from './lookup.ts';
import type { MemberOutcome, Word } from './memberSearch.ts';
import { lengthOfWord, shortestUnbarred } from './memberSearch.ts';
import type { RulePair } from './pairs.ts';
import { differingPairs } from './pairs.ts';
import type { RankedRule, Ranking } from './ranking.ts';
import type { Steps } from './search.ts';
import type { UrlSpace } from './urlSpace.ts';

/** Two rankings made with one registry, with their lookups. */
export interface Sides {
  readonly a: Ranking;
  readonly b: Ranking;
  readonly lookupA: Lookup;
  readonly lookupB: Lookup;
}

/** Puts two rankings side by side. */
export function* sidesOf(a: Ranking, b: Ranking): Steps<Sides> {
  return { a, b, lookupA: yield* createLookup(a), lookupB: yield* createLookup(b) };
}

/** `differingPairs` of both sides. */
export function pairsOf({ a, b, lookupA, lookupB }: Sides): Generator<RulePair | null> {
  return differingPairs({ a, b, indexA: lookupA.index, indexB: lookupB.index });
}

function isBroader(one: Automaton, other: Automaton): boolean {
  return one.shortest < other.shortest || (one.shortest === other.shortest && one.segments < other.segments);
}

/** The pattern of the rule that is likely to match most; null of none. */
export function broadest(rules: readonly RankedRule[]): Automaton | null {
  let best: Automaton | null = null;
  for (const { automaton } of rules) if (best === null || isBroader(automaton, best)) best = automaton;
  return best;
}

/** The shortest word of at most `longest` octets for which both rules of a pair decide. */
export function shortestDecidedBy(
  { lookupA, lookupB }: Sides,
  pair: RulePair,
  space: UrlSpace,
  longest: number,
): Steps<MemberOutcome> {
  const above = (word: Word): Automaton | null =>
    broadest([...lookupA.matchingAbove(word, pair.a.rank), ...lookupB.matchingAbove(word, pair.b.rank)]);
  return shortestUnbarred([pair.a.automaton, pair.b.automaton], above, space, longest);
}

/** The shortest word in a space for which two rankings differ; null where there is none. */
export function* shortestDifference(sides: Sides, space: UrlSpace): Steps<Word | null> {
  const { lookupA, lookupB } = sides;
  let best: Word | null = null;
  let longest = Number.POSITIVE_INFINITY;
  for (const pair of pairsOf(sides)) {
    if (pair === null) {
      yield;
      continue;
    }
    if (pair.shortest > longest) break;
    // Any word for which they differ will do, whichever rules decide.
    const whyNot = (word: Word): Automaton | null =>
      lookupA.allows(word) !== lookupB.allows(word)
        ? null
        : broadest([
            ...lookupA.matchingAbove(word, pair.a.rank),
            ...lookupB.matchingAbove(word, pair.b.rank),
          ]);
    const outcome = yield* shortestUnbarred([pair.a.automaton, pair.b.automaton], whyNot, space, longest);
    yield;
    if (outcome.kind === 'none') continue;
    best = outcome.word;
    longest = lengthOfWord(best) - 1;
  }
  return best;
}
