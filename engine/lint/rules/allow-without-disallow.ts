import { listNames } from '../agentLines.ts';
import { indexGroups } from '../groupPolicies.ts';
import { defineRule } from '../lintRule.ts';

const everything: ReadonlySet<string> = new Set(['/', '*', '/*']);

/** A group of Allow lines only. */
export const allowWithoutDisallow = defineRule({
  id: 'allow-without-disallow',
  category: 'grouping',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    star: "Allow lines alone block nothing: everything else is allowed too. To allow only '{path}', add 'Disallow: /' to the group.",
    named:
      "Allow lines alone block nothing, and a crawler obeys only its own group: the Disallow lines for '*' do not apply to {names}. To apply them, repeat them in this group.",
  },
  *check({ groups, reading, textOf, spanOf }) {
    const index = indexGroups(reading('google'), groups);
    for (const { agents, rules } of groups) {
      if (rules.length === 0 || rules.some(({ kind }) => kind === 'disallow')) continue;
      // Who allows everything means it.
      const path = rules
        .map(({ value }) => textOf(value))
        .find((value) => value !== '' && !everything.has(value));
      if (path === undefined) continue;
      const star = agents.find((agent) => agent.star);
      const named = agents.filter((agent) => agent.name !== '' && index.keyFor(agent.name) === '');
      const [first] = named;
      const names = named.map(({ value }) => textOf(value));
      if (star !== undefined && index.starKey() === '')
        yield { messageId: 'star', data: { path }, span: spanOf(star.value) };
      else if (first !== undefined && index.starKey() !== '')
        yield {
          messageId: 'named',
          data: { names: listNames(names) },
          span: spanOf(first.value),
          crawlers: names,
        };
    }
  },
});
