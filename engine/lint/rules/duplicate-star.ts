import { duplicateAgents } from '../duplicateAgents.ts';
import { defineRule } from '../lintRule.ts';

/** Several groups for every crawler. */
export const duplicateStar = defineRule({
  id: 'duplicate-star',
  category: 'grouping',
  severity: 'warning',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['duplicate-agent', 'duplicate-group'],
  messages: {
    duplicate:
      "'*' already has a group on line {line}. The first standard and Yandex do not allow a second: their crawlers obey only the first and miss the rules here, while Google combines the two. Put all rules for '*' in one group.",
    first: "The first group for '*'.",
    another: "Another group for '*'.",
  },
  *check(context) {
    const duplicate = duplicateAgents(context).find(({ first }) => first.star);
    const [second, ...others] = duplicate?.later ?? [];
    if (duplicate === undefined || second === undefined) return;
    const { first, merge } = duplicate;
    yield {
      messageId: 'duplicate',
      data: { line: first.line },
      span: context.spanOf(second.value),
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
              changes: "Crawlers that obey only the first group start to obey all rules for ' * '.",
            },
          }),
    };
  },
});
