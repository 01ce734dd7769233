import { createMatcher } from '../../evaluate/matcher.ts';
import type { Group } from '../../policy/group.ts';
import { difference } from '../../reasoning/index.ts';
import { policyOf } from '../groupPolicies.ts';
import type { LintContext } from '../lintContext.ts';
import type { ProposedFix } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';
import { policyKey } from '../policyKey.ts';
import { removeLine } from '../removeLine.ts';

/** How many rules of groups with the same names every URL is thought of for, and how many places that may take for each. */
const reasoning = { rules: 1_000, statesPerRule: 40 };

/** Equal for groups with the same names. */
function namesOf({ agents }: Group): string {
  return agents
    .map(({ star, name }) => (star ? '*' : name))
    .toSorted()
    .join('\n');
}

/** Equal for groups with the same rules in the same order. */
function wordsOf({ rules }: Group, { textOf }: LintContext): string {
  return rules.map(({ kind, value }) => `${kind}\t${textOf(value)}`).join('\n');
}

/** Tells whether two groups with other words say the same of every URL there is, where that costs little to know. */
function createComparison(context: LintContext): (first: Group, again: Group) => boolean {
  const file = context.reading('google');
  let left = context.exact ? reasoning.rules : 0;
  const policy = (group: Group) => {
    const [by] = group.agents;
    return policyOf(file, by === undefined ? [] : [{ group, by }]);
  };
  return (first, again) => {
    const rules = first.rules.length + again.rules.length;
    left -= rules;
    if (left < 0) return false;
    const [a, b] = [policy(first), policy(again)];
    if (policyKey(a) === policyKey(b)) return true;
    const maxStates = reasoning.statesPerRule * rules;
    return difference(createMatcher(file, a), createMatcher(file, b), { maxStates }).kind === 'equal';
  };
}

/** Removes the second group; null where it says more than rules. */
function removal({ agents, rules, others }: Group, context: LintContext): ProposedFix | null {
  const lines = [...agents, ...rules].flatMap(({ line }) => context.lines[line - 1] ?? []);
  if (!others.every(({ field }) => field === 'sitemap') || lines.some(({ end }) => end === 'none'))
    return null;
  return {
    label: 'Remove the duplicate',
    edits: lines.map((line) => removeLine(line, context)),
    changes: "Readers that don't combine groups, or split them differently, may be affected.",
  };
}

/** The same group twice. */
export const duplicateGroup = defineRule({
  id: 'duplicate-group',
  category: 'grouping',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  once: 'file',
  messages: {
    duplicate: 'These User-agent lines and rules are already on line {line}. The duplicate changes nothing.',
    sameForAll:
      'These User-agent lines are already on line {line}, with rules that have the same effect on every URL. The duplicate changes nothing.',
    first: 'The same group.',
  },
  *check(context) {
    const byNames = new Map<string, Group>();
    const byContent = new Map<string, Group>();
    const saysTheSame = createComparison(context);
    for (const group of context.groups) {
      const [agent] = group.agents;
      const names = namesOf(group);
      const content = `${names}\n\n${wordsOf(group, context)}`;
      const twin = byContent.get(content);
      const first = byNames.get(names);
      const isAlike =
        twin === undefined &&
        first !== undefined &&
        group.rules.length > 0 &&
        first.rules.length > 0 &&
        saysTheSame(first, group);
      const same = twin ?? (isAlike ? first : undefined);
      if (same === undefined) {
        byContent.set(content, group);
        if (first === undefined) byNames.set(names, group);
      }
      const [sameAgent] = same?.agents ?? [];
      if (agent === undefined || sameAgent === undefined || group.rules.length === 0) continue;
      const fix = removal(group, context);
      yield {
        messageId: twin === undefined ? 'sameForAll' : 'duplicate',
        data: { line: sameAgent.line },
        span: context.spanOf(agent.value),
        related: [{ messageId: 'first', span: context.spanOf(sameAgent.value) }],
        ...(fix === null ? {} : { fix }),
      };
    }
  },
});
