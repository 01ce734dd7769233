import type { Matcher } from '../evaluate/matcher.ts';
import { rankMatches } from '../matching/precedence.ts';
import type { Automaton, AutomatonRegistry } from './automaton.ts';
import type { Steps } from './search.ts';
import { urlReadingOf } from './urlSymbols.ts';

/** A pattern with what it says where it decides. */
export interface RankedRule {
  /** 0 decides over all others. */
  readonly rank: number;
  readonly automaton: Automaton;
  readonly allow: boolean;
  /** The match length of the pattern, by which longest-match dialects rank it; 0 for what holds without a rule. */
  readonly specificity: number;
  /** 1-based line of the rule; 0 for what holds without one: no match, /robots.txt, a crawler that nothing binds. */
  readonly line: number;
}

/** A rule that is left out of a ranking, and the one that stands for it. */
export interface Shadowed extends Omit<RankedRule, 'rank'> {
  readonly by: RankedRule;
}

/**
 * What a matcher says about every URL of one origin: the first rule that matches decides. The last one matches every
 * URL, so there always is one. A pattern stands here once, where it ranks highest.
 */
export interface Ranking {
  readonly rules: readonly RankedRule[];
  /** What is left out, since one of `rules` ranks above it and matches all that it does. */
  readonly shadowed: readonly Shadowed[];
  /** By the id of an automaton: its rank. */
  readonly rankOf: ReadonlyMap<number, number>;
}

/** So many rules are ranked between two steps. */
const rulesEach = 250;

/** Ranks the rules of a matcher for URLs of `origin`, scheme and authority in lower case; null for a bare path. */
export function* rankingOf(
  matcher: Matcher,
  origin: string | null,
  registry: AutomatonRegistry,
): Steps<Ranking> {
  const { policy } = matcher;
  const rules: RankedRule[] = [];
  const rankOf = new Map<number, number>();
  const shadowed: Shadowed[] = [];
  const add = (automaton: Automaton, allow: boolean, line: number, specificity: number): void => {
    const by = rules[rankOf.get(automaton.id) ?? rankOf.get(registry.everything.id) ?? rules.length];
    if (by !== undefined) {
      shadowed.push({ automaton, allow, line, specificity, by });
      return;
    }
    rankOf.set(automaton.id, rules.length);
    rules.push({ rank: rules.length, automaton, allow, line, specificity });
  };
  if (policy.unbound === null) {
    const reading = urlReadingOf(policy.escapes);
    if (policy.exemptsRobotsTxt)
      for (const automaton of registry.robotsTxt(reading)) add(automaton, true, 0, 0);
    const rulesHere = policy.rules.filter((rule) => rule.origin === null || rule.origin === origin);
    for (const [place, { rule, pattern }] of rankMatches(rulesHere, policy.precedence).entries()) {
      if (place % rulesEach === rulesEach - 1) yield;
      add(
        registry.automatonOf(pattern, reading),
        rule.allow || pattern.specificity === 0,
        rule.line,
        pattern.specificity,
      );
    }
  }
  add(registry.everything, true, 0, 0);
  return { rules, shadowed, rankOf };
}

/** The origins that rules of a matcher are bound to, in lower case. */
export function originsNamed(matcher: Matcher): readonly string[] {
  return [...new Set(matcher.policy.rules.flatMap((rule) => (rule.origin === null ? [] : [rule.origin])))];
}
