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
      "Modern crawlers ignore an Allow without a path; for readers of the 1996 draft it allows everything. Write 'Allow: /' to allow everything, 'Disallow: /' to allow nothing, or remove the line.",
  },
  *check({ rules }) {
    for (const { kind, value, span, line } of rules) {
      if (kind === 'allow' && value === '') yield { messageId: 'empty', span: line.field?.nameSpan ?? span };
    }
  },
});
