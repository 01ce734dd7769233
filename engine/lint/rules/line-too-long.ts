import { defineRule } from '../lintRule.ts';

/** A line longer than what Google's parser keeps. */
export const lineTooLong = defineRule({
  id: 'line-too-long',
  category: 'transport',
  severity: 'error',
  dialects: ['google'],
  fix: 'none',
  supersedes: ['rule-too-long'],
  messages: {
    long: 'This line has {octets} bytes. Google keeps the first {kept} and drops the rest, marked here, so the rule is not the one you wrote.',
  },
  *check({ lines, spanOf }) {
    for (const { scanned } of lines) {
      if (!scanned.tooLong) continue;
      const { span } = scanned;
      // A NUL may end what is read before the limit does.
      const kept = span.from + 16_663;
      yield {
        messageId: 'long',
        data: { octets: span.to - span.from, kept: kept - span.from },
        span: spanOf({ from: kept, to: span.to }),
      };
    }
  },
});
