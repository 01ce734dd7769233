import { defineRule } from '../lintRule.ts';

/** White space before a directive. */
export const indentedLine = defineRule({
  id: 'indented-line',
  category: 'portability',
  severity: 'info',
  dialects: ['res1994', 'res1996', 'res1996-book', 'res2'],
  fix: 'safe',
  supersedes: [],
  messages: {
    indented:
      'White space stands before {name}. Crawlers of today skip it; the grammar of 1996 does not have it, and old crawlers ignored such a line.',
  },
  *check({ lines }) {
    for (const { field, span } of lines) {
      if (field === null || field.nameSpan.from === span.from) continue;
      const indent = { from: span.from, to: field.nameSpan.from };
      yield {
        messageId: 'indented',
        data: { name: field.name },
        span: indent,
        fix: { label: 'Remove the white space', edits: [{ ...indent, insert: '' }] },
      };
    }
  },
});
