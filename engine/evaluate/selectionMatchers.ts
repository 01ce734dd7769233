import type { FileReading } from '../policy/policy.ts';
import { policyForSelection } from '../policy/policy.ts';
import type { GroupSelection } from '../policy/selectGroups.ts';
import type { Matcher } from './matcher.ts';
import { createMatcher } from './matcher.ts';

/** Equal for selections of the same groups by the same lines. */
function keyOf(selection: GroupSelection): string {
  const asked = selection.kind === 'named' ? selection.asked : '';
  return `${selection.kind} ${selection.groups.map(({ by }) => by.line).join()} ${asked}`;
}

/**
 * The matchers of one file by the groups that bind. Compiling rules is what costs most, and nearly all crawlers share
 * the default group: those that the same groups bind get the same matcher.
 */
export function createSelectionMatchers(file: FileReading): (selection: GroupSelection) => Matcher {
  const known = new Map<string, Matcher>();
  return (selection) => {
    const key = keyOf(selection);
    const matcher = known.get(key) ?? createMatcher(file, policyForSelection(file, selection));
    known.set(key, matcher);
    return matcher;
  };
}
