import { parseRequestRate } from '../../directives/requestRate.ts';
import { defineRule } from '../lintRule.ts';

/** A Request-rate that is no rate. */
export const requestRateValue = defineRule({
  id: 'request-rate-value',
  category: 'directive',
  severity: 'warning',
  dialects: ['res2'],
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    'not-a-rate':
      "'{value}' is not a valid Request-rate. Write documents, a slash and a time, as in '1/5' for one per five seconds or '10/2m' for ten per two minutes.",
    zero: "'{value}' is a rate of zero. To block a crawler, use Disallow.",
    'not-a-window':
      "The hours in '{value}' are not valid. Write two times of day in UTC, four digits each, as in '0600-0845'.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field !== 'request-rate') continue;
      const rate = parseRequestRate(field.value);
      if (rate.kind === 'rate' || rate.reason === 'empty') continue;
      yield { messageId: rate.reason, data: { value: field.value }, span: field.valueSpan };
    }
  },
});
