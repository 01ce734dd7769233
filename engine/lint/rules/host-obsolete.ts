import { defineRule } from '../lintRule.ts';

/** Host, which Yandex dropped. */
export const hostObsolete = defineRule({
  id: 'host-obsolete',
  category: 'directive',
  severity: 'info',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['unsupported-by-google'],
  messages: {
    obsolete:
      'Only Yandex ever read Host, and it stopped in 2018. Redirect the other hosts to the main one, then remove this line.',
  },
  *check({ lines, wholeLine }) {
    for (const { field, number } of lines) {
      if (field?.recognised.field !== 'host') continue;
      yield {
        messageId: 'obsolete',
        span: { from: field.nameSpan.from, to: field.valueSpan.to },
        fix: {
          label: 'Remove the line',
          edits: [{ ...wholeLine(number), insert: '' }],
          changes: 'User-agent lines above and below it become one group for readers of the 1996 draft.',
        },
      };
    }
  },
});
