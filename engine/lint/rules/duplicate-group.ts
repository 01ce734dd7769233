import type { Group } from '../../policy/group.ts';
import type { LintContext } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';
import { removeLine } from '../removeLine.ts';

/** Equal for groups with the same names and the same rules in the same order. */
function contentOf({ agents, rules }: Group, { textOf }: LintContext): string {
  const names = agents.map(({ star, name }) => (star ? '*' : name)).toSorted();
  return [...names, ...rules.map(({ kind, value }) => `${kind}\t${textOf(value)}`)].join('\n');
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
    duplicate:
      'These User-agent lines and rules stand on line {line} already; a second time they change nothing.',
    first: 'The same group.',
  },
  *check(context) {
    const first = new Map<string, Group>();
    for (const group of context.groups) {
      const content = contentOf(group, context);
      const same = first.get(content);
      const [agent] = group.agents;
      const [firstAgent] = same?.agents ?? [];
      if (same === undefined) first.set(content, group);
      if (agent === undefined || firstAgent === undefined || group.rules.length === 0) continue;
      const lines = [...group.agents, ...group.rules].flatMap(({ line }) => context.lines[line - 1] ?? []);
      const span = context.spanOf(agent.value);
      yield {
        messageId: 'duplicate',
        data: { line: firstAgent.line },
        span,
        related: [{ messageId: 'first', span: context.spanOf(firstAgent.value) }],
        ...(group.others.every(({ field }) => field === 'sitemap') && lines.every(({ end }) => end !== 'none')
          ? {
              fix: {
                label: 'Remove what stands there twice',
                edits: lines.map((line) => removeLine(line, context)),
                changes: 'Readers that do not unite groups, or part them in another way, may see others.',
              },
            }
          : {}),
      };
    }
  },
});
