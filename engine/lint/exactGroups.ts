import type { Matcher } from '../evaluate/matcher.ts';
import { createMatcher } from '../evaluate/matcher.ts';
import type { SearchOptions } from '../reasoning/index.ts';
import { policyOf } from './groupPolicies.ts';
import type { ReadRule, RuleGroup } from './groupRules.ts';
import { ruleGroups } from './groupRules.ts';
import type { LintContext } from './lintContext.ts';

/** A group of Google's that can be asked about every URL, and how much may be spent on an answer. */
export interface ExactGroup {
  readonly matcher: Matcher;
  readonly search: SearchOptions;
  readonly byLine: ReadonlyMap<number, ReadRule>;
}

/** How many rules may be reasoned about in a file, and how many places a question about one group may look at. */
const budget = { rules: 1_500, statesPerRule: 400 };

const known = new WeakMap<LintContext, ReadonlyMap<RuleGroup, ExactGroup>>();

function readExactly(context: LintContext): ReadonlyMap<RuleGroup, ExactGroup> {
  const file = context.reading('google');
  const found = new Map<RuleGroup, ExactGroup>();
  let left = context.exact ? budget.rules : 0;
  for (const group of ruleGroups(context)) {
    const { rules } = group;
    const [by] = group.group.agents;
    left -= rules.length;
    if (by === undefined || left < 0) continue;
    found.set(group, {
      matcher: createMatcher(file, policyOf(file, [{ group: group.group, by }])),
      search: { maxStates: 2_000 + budget.statesPerRule * rules.length },
      byLine: new Map(rules.map((rule) => [rule.written.line.number, rule])),
    });
  }
  return found;
}

/**
 * A group by itself, to be reasoned about; null where answers at typing speed are wanted, and for the groups of a file
 * with so many rules that reasoning would take long: there rules say what comparing patterns proves.
 */
export function exactGroup(group: RuleGroup, context: LintContext): ExactGroup | null {
  const groups = known.get(context) ?? readExactly(context);
  known.set(context, groups);
  return groups.get(group) ?? null;
}
