import { defineRule } from '../lintRule.ts';

/** White space before a directive. */
export const indentedLine = defineRule({
  id: 'indented-line',
  category: 'portability',
  severity: 'info',
  dialects: 'all',
  fix: 'safe',
  supersedes: [],
  messages: {
    indented:
      'There is white space before {name}. Every standard reader skips it, but some old parsers ignored indented lines. Remove it.',
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
