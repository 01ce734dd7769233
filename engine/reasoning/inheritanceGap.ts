import type { Matcher } from '../evaluate/matcher.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import { policyForSelection } from '../policy/policy.ts';
import { selectGroups } from '../policy/selectGroups.ts';
import type { Differences, DifferencesOptions, KindOfDifference } from './differences.ts';
import { differences } from './differences.ts';

/** What the default group blocks and a crawler's own group does not. */
export interface InheritanceGap extends Pick<Differences, 'extent'> {
  /** `a` is the verdict of the default group, whose rule is the one not inherited, `b` that of the crawler's own. */
  readonly gaps: readonly KindOfDifference[];
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

/** The URLs that only those crawlers must not fetch which no group names, one for each rule that a named group lacks. */
export function inheritanceGap(matcher: Matcher, options: DifferencesOptions = {}): InheritanceGap {
  const byDefault = defaultOf(matcher);
  if (byDefault === null) return { extent: 'all', gaps: [] };
  const { extent, kinds } = differences(byDefault, matcher, options);
  return { extent, gaps: kinds.filter(({ change }) => change === 'newly-allowed') };
}
