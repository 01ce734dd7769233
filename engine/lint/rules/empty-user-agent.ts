import { namedLines } from '../agentLines.ts';
import { defineRule } from '../lintRule.ts';

/** A User-agent line without a name. */
export const emptyUserAgent = defineRule({
  id: 'empty-user-agent',
  category: 'grouping',
  severity: 'error',
  dialects: 'all',
  fix: 'none',
  supersedes: ['empty-value'],
  messages: {
    empty:
      "This User-agent line has no name, so it does not apply the rules below to any crawler. Write the crawler's name, or '*' for every crawler.",
  },
  *check(context) {
    for (const { value, number, span } of namedLines(context)) {
      if (value !== '') continue;
      const field = context.lines[number - 1]?.field;
      yield { messageId: 'empty', span: field?.nameSpan ?? span };
    }
  },
});
