import { parseVisitTime } from '../../directives/visitTime.ts';
import { defineRule } from '../lintRule.ts';

/** A Visit-time that is no window of the day. */
export const visitTimeValue = defineRule({
  id: 'visit-time-value',
  category: 'directive',
  severity: 'warning',
  dialects: ['res2'],
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    window:
      "'{value}' is not a valid Visit-time. Write two times of day in UTC, four digits each, as in '0600-0845'.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field !== 'visit-time' || field.value === '') continue;
      if (parseVisitTime(field.value).kind === 'invalid')
        yield { messageId: 'window', data: { value: field.value }, span: field.valueSpan };
    }
  },
});
