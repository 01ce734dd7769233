import type { Decider } from '../matching/decider.ts';
import type { TargetBuffer } from '../matching/target.ts';
import { createTargetBuffer } from '../matching/target.ts';
import { deadRules } from '../reasoning/index.ts';
import { exactGroup } from './exactGroups.ts';
import type { ReadRule, RuleGroup } from './groupRules.ts';
import { longestMatchOf } from './groupRules.ts';
import type { LintContext } from './lintContext.ts';
import { patternKey, widestTarget } from './patternRelations.ts';

/** A rule that never decides, and those that decide instead: one for all URLs that it matches, or several together. */
export interface DeadRule {
  readonly rule: ReadRule;
  readonly winners: readonly ReadRule[];
}

/** The rule that decides wherever another one matches, if one rule alone does. */
function deciderEverywhere(rule: ReadRule, decide: Decider, target: TargetBuffer): number | null {
  target.octets = widestTarget(rule.compared.pattern);
  target.length = target.octets.length;
  return decide(target, '')?.rule.line ?? null;
}

/** Dead rules that show when patterns are compared: one other rule matches all that they match and comes before them. */
function coveredByOne(group: RuleGroup): readonly DeadRule[] {
  const decide = longestMatchOf(group);
  const target = createTargetBuffer();
  const byLine = new Map(group.rules.map((rule) => [rule.written.line.number, rule]));
  return group.rules.flatMap((rule) => {
    if (rule.compared.alternative !== null || rule.written.value === '') return [];
    const line = deciderEverywhere(rule, decide, target);
    const winner = line === null ? undefined : byLine.get(line);
    if (winner === undefined || winner === rule || isSamePattern(rule, winner)) return [];
    return [{ rule, winners: [winner] }];
  });
}

/** The same pattern twice is a conflict or a duplicate. */
function isSamePattern(a: ReadRule, b: ReadRule): boolean {
  return patternKey(a.compared.pattern) === patternKey(b.compared.pattern);
}

/** Dead rules that reasoning about every URL finds: others together match all that they match. */
function coveredByAny(group: RuleGroup, context: LintContext): readonly DeadRule[] {
  const exact = exactGroup(group, context);
  if (exact === null) return [];
  const { matcher, search, byLine } = exact;
  return deadRules(matcher, search).rules.flatMap(({ line, by }) => {
    const rule = byLine.get(line);
    const winners = by.flatMap((other) => byLine.get(other) ?? []);
    // Without a winner in the file it matches no URL, or those of /robots.txt: other rules speak of that.
    if (rule === undefined || rule.written.value === '' || winners.length === 0) return [];
    return winners.length < by.length || winners.some((winner) => isSamePattern(rule, winner))
      ? []
      : [{ rule, winners }];
  });
}

/**
 * Rules of a group that never decide where the longest match wins. At typing speed those are found that one other rule
 * covers, a question a rule; otherwise all.
 */
export function findDeadRules(group: RuleGroup, context: LintContext): readonly DeadRule[] {
  if (group.rules.length < 2) return [];
  const found = coveredByOne(group);
  const told = new Set(found.map(({ rule }) => rule));
  return [...found, ...coveredByAny(group, context).filter(({ rule }) => !told.has(rule))];
}
