import type { Matcher } from '../evaluate/matcher.ts';
import { createAutomatonRegistry } from './automaton.ts';
import { createLookup } from './lookup.ts';
import type { Word } from './memberSearch.ts';
import { shortestUnbarred } from './memberSearch.ts';
import { mayMeet } from './pairs.ts';
import { broadest } from './rankedDifference.ts';
import type { RankedRule, Ranking } from './ranking.ts';
import { originsNamed, rankingOf } from './ranking.ts';
import type { SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates, outcomeOf } from './search.ts';
import { tasteOf } from './taste.ts';
import { everyUrl, naturalSpaces } from './urlSpace.ts';
import { urlOf } from './witness.ts';

/** An Allow and a Disallow that say opposite things of one URL, and neither is longer. */
export interface RuleTie {
  /** 1-based line of the rule that wins. */
  readonly winner: number;
  /** 1-based line of the rule that loses. */
  readonly loser: number;
  /** The match length of both, in octets. */
  readonly specificity: number;
  /** A shortest URL that both match and no longer rule. */
  readonly witness: string;
}

/** The ties of a matcher; `extent` is 'undecided' where not all pairs were looked at. */
export interface RuleTies {
  readonly extent: 'all' | 'undecided';
  readonly ties: readonly RuleTie[];
}

/** Pairs of rules of equal length and opposite verdict, the winner first. */
function* equallyLong({ rules }: Ranking): Generator<readonly [RankedRule, RankedRule]> {
  for (const [index, winner] of rules.entries()) {
    if (winner.line === 0 || winner.specificity === 0) continue;
    for (const loser of rules.slice(index + 1)) {
      if (loser.specificity !== winner.specificity) break;
      if (loser.allow !== winner.allow && mayMeet(winner.automaton, loser.automaton)) yield [winner, loser];
    }
  }
}

function* tiesAt(matcher: Matcher, origin: string | null, found: RuleTie[]): Steps<undefined> {
  const ranking = yield* rankingOf(matcher, origin, createAutomatonRegistry(true));
  const lookup = yield* createLookup(ranking);
  const taste = tasteOf([matcher]);
  const spaces = [...naturalSpaces.slice(0, 1), everyUrl].map(taste);
  for (const [winner, loser] of equallyLong(ranking)) {
    const longer = (word: Word) =>
      broadest(
        lookup
          .matchingAbove(word, winner.rank)
          .filter((rule) => rule.specificity !== winner.specificity || rule.line === 0),
      );
    for (const space of spaces) {
      const pair = [winner.automaton, loser.automaton];
      const outcome = yield* shortestUnbarred(pair, longer, space, Number.POSITIVE_INFINITY);
      yield;
      if (outcome.kind === 'none') continue;
      const { specificity } = winner;
      const witness = urlOf(outcome.word, origin, originsNamed(matcher));
      found.push({ winner: winner.line, loser: loser.line, specificity, witness });
      break;
    }
  }
}

function* ruleTiesSteps(matcher: Matcher, found: RuleTie[]): Steps<undefined> {
  if (matcher.policy.precedence === 'first-match') return;
  for (const origin of [null, ...originsNamed(matcher)]) yield* tiesAt(matcher, origin, found);
}

/** The Allow and Disallow rules that tie for some URL, where the longest match decides; none where the first does. */
export function ruleTies(matcher: Matcher, options: SearchOptions = {}): RuleTies {
  const ties: RuleTie[] = [];
  const { kind } = createSearch(ruleTiesSteps(matcher, ties)).run(options.maxStates ?? defaultMaxStates);
  const extent = kind === 'answered' ? 'all' : 'undecided';
  const known = new Map(ties.toReversed().map((tie) => [`${tie.winner} ${tie.loser}`, tie]));
  return {
    extent,
    ties: [...known.values()].sort((one, other) => one.winner - other.winner || one.loser - other.loser),
  };
}

/** A pattern that one rule allows and another disallows, be it spelled in two ways. */
export interface RuleConflict {
  /** 1-based line of the rule that wins for every URL. */
  readonly winner: number;
  /** 1-based line of the rule that never decides. */
  readonly loser: number;
}

/** The rules whose patterns match the same URLs and say opposite things. */
export function ruleConflicts(matcher: Matcher): readonly RuleConflict[] {
  const found = new Map<string, RuleConflict>();
  for (const origin of [null, ...originsNamed(matcher)]) {
    const { shadowed } = outcomeOf(rankingOf(matcher, origin, createAutomatonRegistry(true)));
    for (const { automaton, allow, line, by, specificity } of shadowed) {
      if (automaton !== by.automaton || allow === by.allow || specificity === 0) continue;
      if (line !== 0 && by.line !== 0 && line !== by.line)
        found.set(`${by.line} ${line}`, { winner: by.line, loser: line });
    }
  }
  return [...found.values()].sort((one, other) => one.loser - other.loser);
}
