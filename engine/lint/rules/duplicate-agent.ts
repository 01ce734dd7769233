import { listNames } from '../agentLines.ts';
import { dialectsWhere } from '../dialectSets.ts';
import { duplicateAgents } from '../duplicateAgents.ts';
import { defineRule } from '../lintRule.ts';

/** A crawler with several groups. */
export const duplicateAgent = defineRule({
  id: 'duplicate-agent',
  category: 'grouping',
  severity: 'warning',
  dialects: dialectsWhere(({ sameAgent }) => sameAgent === 'first-only'),
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    duplicate:
      'Line {line} already has a group for {names}. Google and others that follow RFC 9309 combine the two; older crawlers and some others obey only the first and miss the rules here. Put all rules for a crawler in one group.',
    first: 'The first group for this crawler.',
    another: 'Another group for this crawler.',
  },
  *check(context) {
    for (const { names, first, later, matters, merge } of duplicateAgents(context)) {
      const [second, ...others] = later;
      if (first.star || !matters || second === undefined) continue;
      yield {
        messageId: 'duplicate',
        data: { names: listNames(names), line: first.line },
        span: context.spanOf(second.value),
        crawlers: names,
        related: [
          { messageId: 'first', span: context.spanOf(first.value) },
          ...others.map(({ value }) => ({ messageId: 'another' as const, span: context.spanOf(value) })),
        ],
        ...(merge === null
          ? {}
          : {
              fix: {
                label: 'Unite the groups',
                edits: merge,
                changes: `Crawlers that obey only the first group start to obey all rules for ${listNames(names)}.`,
              },
            }),
      };
    }
  },
});
