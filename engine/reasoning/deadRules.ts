import type { Matcher } from '../evaluate/matcher.ts';
import { createAutomatonRegistry } from './automaton.ts';
import type { Lookup } from './lookup.ts';
import { createLookup, matchesWord } from './lookup.ts';
import type { Word } from './memberSearch.ts';
import { shortestUnbarred } from './memberSearch.ts';
import { broadest } from './rankedDifference.ts';
import type { RankedRule, Ranking } from './ranking.ts';
import { originsNamed, rankingOf } from './ranking.ts';
import { sampleWords } from './sampleWord.ts';
import type { SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';
import { tasteOf } from './taste.ts';
import type { UrlSpace } from './urlSpace.ts';
import { everyUrl } from './urlSpace.ts';

/** A rule that decides for no URL. */
export interface DeadRule {
  /** 1-based. */
  readonly line: number;
  /** Whether others win wherever it matches, or it matches no URL as crawlers send them. */
  readonly why: 'covered' | 'matches-nothing';
  /** The lines of the rules that win, as few as were needed to show it, ascending; 0 is the exemption of /robots.txt. */
  readonly by: readonly number[];
}

/** The rules that never decide, by line; `extent` is 'undecided' where not all rules were looked at. */
export interface DeadRules {
  readonly extent: 'all' | 'undecided';
  readonly rules: readonly DeadRule[];
}

/** The lines of the rules that cover one; null where it decides for some URL. */
function* coverOf(
  rule: RankedRule,
  ranking: Ranking,
  lookup: Lookup,
  space: UrlSpace,
): Steps<readonly number[] | null> {
  const decides = (word: Word): boolean =>
    matchesWord(rule.automaton, word) && lookup.matchingAbove(word, rule.rank).length === 0;
  yield;
  if (sampleWords(rule.automaton).some(decides)) return null;
  const outcome = yield* shortestUnbarred(
    [rule.automaton],
    (word) => broadest(lookup.matchingAbove(word, rule.rank)),
    space,
    Number.POSITIVE_INFINITY,
  );
  if (outcome.kind === 'found') return null;
  return outcome.barred.map(({ id }) => ranking.rules[ranking.rankOf.get(id) ?? 0]?.line ?? 0);
}

/** Rules bound to an origin are looked at there; all others for a bare path, where the fewest rules can cover them. */
function* deadAt(
  matcher: Matcher,
  origin: string | null,
  space: UrlSpace,
  found: DeadRule[],
): Steps<undefined> {
  const ranking = yield* rankingOf(matcher, origin, createAutomatonRegistry(space.needlessEscapes));
  const lookup = yield* createLookup(ranking);
  const here = new Set(matcher.policy.rules.filter((rule) => rule.origin === origin).map(({ line }) => line));
  const covers = new Map<number, Set<number>>();
  const alive = new Set<number>();
  const note = (line: number, cover: readonly number[] | null): void => {
    if (cover === null) alive.add(line);
    else covers.set(line, new Set([...(covers.get(line) ?? []), ...cover]));
  };
  for (const { line, by } of ranking.shadowed) if (here.has(line)) note(line, [by.line]);
  for (const rule of ranking.rules)
    if (here.has(rule.line)) note(rule.line, yield* coverOf(rule, ranking, lookup, space));
  for (const [line, cover] of covers) {
    if (alive.has(line)) continue;
    const by = [...cover].filter((other) => other !== line).sort((one, other) => one - other);
    found.push({ line, why: by.length === 0 ? 'matches-nothing' : 'covered', by });
  }
}

function* deadRulesSteps(matcher: Matcher, found: DeadRule[]): Steps<undefined> {
  if (matcher.policy.unbound !== null) return;
  const space = tasteOf([matcher])(everyUrl);
  for (const origin of [null, ...originsNamed(matcher)]) yield* deadAt(matcher, origin, space, found);
}

/** The rules of a matcher that decide for no URL, with the rules that cover them. */
export function deadRules(matcher: Matcher, options: SearchOptions = {}): DeadRules {
  const rules: DeadRule[] = [];
  const { kind } = createSearch(deadRulesSteps(matcher, rules)).run(options.maxStates ?? defaultMaxStates);
  return {
    extent: kind === 'answered' ? 'all' : 'undecided',
    rules: rules.sort((one, other) => one.line - other.line),
  };
}
