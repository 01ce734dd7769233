import { defineRule } from '../lintRule.ts';

/** An Allow without a path. */
export const emptyAllow = defineRule({
  id: 'empty-allow',
  category: 'pattern',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: ['empty-value'],
  messages: {
    empty:
      "An Allow without a path does nothing for today's crawlers; readers of the draft of 1996 take it as permission for everything. Write 'Allow: /' to allow everything, 'Disallow: /' to allow nothing, or remove the line.",
  },
  *check({ rules }) {
    for (const { kind, value, span, line } of rules) {
      if (kind === 'allow' && value === '') yield { messageId: 'empty', span: line.field?.nameSpan ?? span };
    }
  },
});
