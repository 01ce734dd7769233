import { google } from '../dialects/google.ts';
import type { Decider } from '../matching/decider.ts';
import { createDecider } from '../matching/decider.ts';
import type { PathRule, Precedence } from '../matching/precedence.ts';
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

/** A decider for rules as written: those without a value, and the directory of an index file, are left out. */
export function deciderOf(rules: readonly ReadRule[], precedence: Precedence): Decider {
  const plain = rules.filter(({ written }) => written.value !== '');
  return createDecider(
    plain.map(({ compared }) => ({ ...compared, alternative: null })),
    precedence,
  );
}

const longest = new WeakMap<RuleGroup, Decider>();

/** Where the longest match decides in a group; several rules ask, so it is compiled once. */
export function longestMatchOf(group: RuleGroup): Decider {
  const decider = longest.get(group) ?? deciderOf(group.rules, 'longest-allow-wins-ties');
  longest.set(group, decider);
  return decider;
}
