import type { Decider } from '../matching/decider.ts';
import { createTargetBuffer } from '../matching/target.ts';
import type { ReadRule, RuleGroup } from './groupRules.ts';
import { longestMatchOf } from './groupRules.ts';
import { patternKey, widestTarget } from './patternRelations.ts';

/** A rule that never decides, and one that always decides instead. */
export interface DeadRule {
  readonly rule: ReadRule;
  readonly winner: ReadRule;
}

/** The rule that decides wherever another one matches, if one rule alone does. */
function deciderEverywhere(rule: ReadRule, decide: Decider): number | null {
  const target = createTargetBuffer();
  target.octets = widestTarget(rule.compared.pattern);
  target.length = target.octets.length;
  return decide(target, '')?.rule.line ?? null;
}

/**
 * Rules of a group that never decide where the longest match wins, since one other rule matches all that they match and
 * comes before them. Proved by comparing patterns, a question a rule; what only several rules together cover is not found.
 */
export function findDeadRules(group: RuleGroup): readonly DeadRule[] {
  const decide = longestMatchOf(group);
  const byLine = new Map(group.rules.map((rule) => [rule.written.line.number, rule]));
  return group.rules.flatMap((rule) => {
    if (rule.compared.alternative !== null || rule.written.value === '') return [];
    const line = deciderEverywhere(rule, decide);
    const winner = line === null ? undefined : byLine.get(line);
    if (winner === undefined || winner === rule) return [];
    // The same pattern twice is a conflict or a duplicate.
    return patternKey(winner.compared.pattern) === patternKey(rule.compared.pattern)
      ? []
      : [{ rule, winner }];
  });
}
