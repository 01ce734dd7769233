import type { Matcher } from '../evaluate/matcher.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import type { PathRule, Precedence } from '../matching/precedence.ts';
import type { Difference } from './differenceSearch.ts';
import { difference } from './differenceSearch.ts';
import type { SearchOptions } from './search.ts';

/** A matcher with the same rules of which others decide. */
function withPrecedence(matcher: Matcher, precedence: Precedence): Matcher {
  const { file, policy } = matcher;
  // No reader that takes the first match tries an index page again as its directory.
  const rules: readonly PathRule[] =
    precedence === 'first-match'
      ? policy.rules.map((rule) => ({ ...rule, alternative: null }))
      : policy.rules;
  return createMatcher(file, { ...policy, rules, precedence });
}

/**
 * Whether it matters for some URL that the longest match decides (`a`) and not the first (`b`), with the same rules read
 * the same way otherwise.
 */
export function orderDependence(matcher: Matcher, options: SearchOptions = {}): Difference {
  const { precedence } = matcher.policy;
  const longest = precedence === 'first-match' ? 'longest-allow-wins-ties' : precedence;
  return difference(withPrecedence(matcher, longest), withPrecedence(matcher, 'first-match'), options);
}
