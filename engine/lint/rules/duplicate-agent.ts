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
      'Line {line} has a group for {names} already. Google and others that follow RFC 9309 unite the two; older crawlers and some others obey the first alone and miss the rules here. Put all rules of one crawler into one group.',
    first: 'The first group of this crawler.',
    another: 'One more group of this crawler.',
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
                changes: `Crawlers that obey the first group alone obey all rules of ${listNames(names)}.`,
              },
            }),
      };
    }
  },
});
