import { google } from '../dialects/google.ts';
import type { PathRule } from '../matching/precedence.ts';
import type { Group } from '../policy/group.ts';
import { readRule } from '../policy/readRule.ts';
import type { LintContext, WrittenRule } from './lintContext.ts';

/** A rule as written and as Google compares it. */
export interface ReadRule {
  readonly written: WrittenRule;
  readonly compared: PathRule;
}

/** The rules of one of Google's groups, in file order. */
export interface RuleGroup {
  readonly group: Group;
  readonly rules: readonly ReadRule[];
}

const known = new WeakMap<LintContext, readonly RuleGroup[]>();

function readGroups(context: LintContext): readonly RuleGroup[] {
  const byGroup = new Map<Group, ReadRule[]>();
  const ruleLines = new Map(context.groups.flatMap(({ rules }) => rules.map((rule) => [rule.line, rule])));
  for (const written of context.rules) {
    const { group, line } = written;
    const ruleLine = ruleLines.get(line.number);
    if (group === null || ruleLine === undefined) continue;
    const reading = readRule(context.source.octets, ruleLine, group, google);
    if (reading.kind !== 'read') continue;
    const entry: ReadRule = { written, compared: reading.rule };
    const list = byGroup.get(group);
    if (list === undefined) byGroup.set(group, [entry]);
    else list.push(entry);
  }
  return [...byGroup].map(([group, rules]) => ({ group, rules }));
}

/** The groups of a file that have rules, each with its rules as Google compares them; read once a run. */
export function ruleGroups(context: LintContext): readonly RuleGroup[] {
  const groups = known.get(context) ?? readGroups(context);
  known.set(context, groups);
  return groups;
}
