import { defineRule } from '../lintRule.ts';

/** A comment after a directive. */
export const trailingComment = defineRule({
  id: 'trailing-comment',
  category: 'portability',
  severity: 'info',
  dialects: ['res1994', 'res1996', 'res1996-book', 'res2'],
  fix: 'safe',
  supersedes: [],
  messages: {
    trailing:
      'This comment is on the same line as a directive. Every standard allows it, but some old parsers took it as part of the path or ignored the line. Move it to its own line.',
  },
  *check({ lines, lineEnd, text }) {
    for (const { field, comment, span } of lines) {
      if (field === null || comment === null) continue;
      const whole = { from: comment.from, to: span.to };
      const before = text.slice(span.from, comment.from).trimEnd();
      yield {
        messageId: 'trailing',
        span: whole,
        fix: {
          label: 'Move the comment to its own line above',
          edits: [
            {
              from: span.from,
              to: span.from,
              insert: `${text.slice(whole.from, whole.to).trimEnd()}${lineEnd}`,
            },
            { from: span.from + before.length, to: span.to, insert: '' },
          ],
          changes:
            'The comment becomes the first line, so the byte order mark hides it instead of the directive.',
        },
      };
    }
  },
});
