import type { Matcher } from '../evaluate/matcher.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import { policyForSelection } from '../policy/policy.ts';
import { selectGroups } from '../policy/selectGroups.ts';
import type { Witness } from './differenceSearch.ts';
import { witnessFor } from './differenceSearch.ts';
import { exampleOf } from './differences.ts';
import type { MatcherPair } from './matcherPair.ts';
import { createMatcherPair } from './matcherPair.ts';
import type { SearchOptions, Steps } from './search.ts';
import { createSearch, defaultMaxStates } from './search.ts';

/** What the default group blocks and a crawler's own group says nothing of. */
export interface InheritanceGap {
  /** 'undecided' where not all rules of the default group were looked at. */
  readonly extent: 'all' | 'undecided';
  /**
   * A shortest URL for each rule that is not inherited. `a` is the verdict of the default group, by that rule, `b` that of
   * the crawler's own group, which has no rule that matches.
   */
  readonly gaps: readonly Witness[];
}

/** Options of `inheritanceGap`. */
export interface InheritanceOptions extends SearchOptions {
  /** Lines of the default group's rules to ask about; without them, all. */
  readonly lines?: ReadonlySet<number>;
}

/** The default group of a matcher's file as if it bound the crawler; null without one, or if it does bind it. */
function defaultOf({ file, policy }: Matcher): Matcher | null {
  if (policy.unbound !== null || policy.selection.kind !== 'named') return null;
  const { dialect } = file;
  // Nobody's name, and no fallback either: what is left is the default.
  const withoutFallbacks = { ...dialect, choices: { ...dialect.choices, agentFallbacks: [] } };
  const selection = selectGroups(file.groups, [], withoutFallbacks);
  return selection.kind === 'star' ? createMatcher(file, policyForSelection(file, selection)) : null;
}

function* gapSteps(
  matchers: MatcherPair,
  lines: InheritanceOptions['lines'],
  gaps: Witness[],
): Steps<undefined> {
  const told = new Set<number>();
  for (const origin of matchers.origins) {
    const { a, b } = yield* matchers.sidesFor(origin, matchers.everyUrl);
    const silence = b.rules.at(-1);
    // A last rule that matches everything speaks of every URL.
    if (silence === undefined || silence.line !== 0) continue;
    for (const rule of a.rules) {
      if (rule.allow || told.has(rule.line) || lines?.has(rule.line) === false) continue;
      const word = yield* exampleOf(
        matchers,
        { a: rule, b: silence, shortest: rule.automaton.shortest },
        origin,
      );
      yield;
      const found = word === null ? null : witnessFor(matchers, word, origin);
      if (found === null) continue;
      told.add(rule.line);
      gaps.push(found);
    }
  }
}

/**
 * The rules of the default group that a crawler's own group neither repeats nor contradicts, each with a URL that only
 * those crawlers must not fetch which no group names.
 */
export function inheritanceGap(matcher: Matcher, options: InheritanceOptions = {}): InheritanceGap {
  const byDefault = defaultOf(matcher);
  if (byDefault === null) return { extent: 'all', gaps: [] };
  const gaps: Witness[] = [];
  const search = createSearch(gapSteps(createMatcherPair(byDefault, matcher), options.lines, gaps));
  const { kind } = search.run(options.maxStates ?? defaultMaxStates);
  return {
    extent: kind === 'answered' ? 'all' : 'undecided',
    gaps: gaps.sort((one, other) => one.a.line - other.a.line),
  };
}
