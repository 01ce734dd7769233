import { parseCrawlDelay } from '../../directives/crawlDelay.ts';
import { defineRule } from '../lintRule.ts';

/** A Crawl-delay that is not a plain number. */
export const crawlDelayValue = defineRule({
  id: 'crawl-delay-value',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    'not-a-number':
      "'{value}' is not a number of seconds. Crawlers that support Crawl-delay ignore it. Write a plain number, such as 10 or 0.5.",
    'leading-zero':
      "'{value}' starts with a zero; some programs read it as octal, others reject it. Remove the zero.",
    exponent:
      "'{value}' is read as a number by some programs and rejected by others. Write it out in digits.",
    'not-ascii':
      "'{value}' has characters that look like digits, but most programs don't read them as digits. Use 0 to 9.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field?.recognised.field !== 'crawl-delay' || field.value === '') continue;
      const delay = parseCrawlDelay(field.value);
      if (delay.kind === 'seconds' || delay.reason === 'empty') continue;
      // '0100-0800' is a window of the day and no number at all.
      const isNumber = /^[\d.]+$/.test(field.value);
      const messageId = delay.reason === 'leading-zero' && !isNumber ? 'not-a-number' : delay.reason;
      yield { messageId, data: { value: field.value }, span: field.valueSpan };
    }
  },
});
