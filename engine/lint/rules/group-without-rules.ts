import { listNames } from '../agentLines.ts';
import { indexGroups } from '../groupPolicies.ts';
import { defineRule } from '../lintRule.ts';
import { spoilers, spoiltRuleBelow } from '../spoiltRules.ts';

/** The last group names a crawler and says nothing. */
export const groupWithoutRules = defineRule({
  id: 'group-without-rules',
  category: 'grouping',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    free: "No Allow or Disallow follows before the file ends. A crawler obeys only its own group, so {names} may fetch everything, even what '*' disallows. Repeat those rules, or add an empty 'Disallow:' to allow everything.",
    nothing:
      "No Allow or Disallow follows before the file ends, so {names} may fetch everything. If you want that, add an empty 'Disallow:' to say so to every reader.",
  },
  *check(context) {
    const group = context.groups.at(-1);
    if (group === undefined || group.rules.length > 0) return;
    const named = group.agents.filter(({ star, name }) => !star && name !== '');
    const index = indexGroups(context.reading('google'), context.groups);
    // A name that another group gives rules to is bound by those.
    const bare = named.filter(({ name }) => index.groupsFor(name).every((entry) => entry.group === group));
    const [first] = bare;
    if (first === undefined) return;
    const names = bare.map(({ value }) => context.textOf(value));
    const spoilt = spoiltRuleBelow(group.agents.at(-1)?.line ?? 0, context);
    const losesRules = index.starKey() !== '';
    yield {
      messageId: losesRules ? 'free' : 'nothing',
      severity: losesRules ? 'warning' : 'info',
      data: { names: listNames(names) },
      span: context.spanOf(first.value),
      crawlers: names,
      ...(spoilt === null ? {} : { consequenceOf: { line: spoilt.number, rules: spoilers } }),
    };
  },
});
