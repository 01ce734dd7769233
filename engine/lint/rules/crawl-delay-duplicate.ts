import type { LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** Two Crawl-delays under the same User-agent lines. */
export const crawlDelayDuplicate = defineRule({
  id: 'crawl-delay-duplicate',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['unsupported-by-google'],
  messages: {
    duplicate:
      'This group already has a Crawl-delay on line {line}. Which one applies depends on the crawler. Keep one.',
    first: 'The first Crawl-delay in the group.',
  },
  *check({ lines }) {
    let first: LintLine | null = null;
    for (const line of lines) {
      const { field } = line;
      if (field?.recognised.field === 'user-agent') first = null;
      if (field?.recognised.field !== 'crawl-delay') continue;
      if (first === null) first = line;
      else
        yield {
          messageId: 'duplicate',
          data: { line: first.number },
          span: { from: field.nameSpan.from, to: field.valueSpan.to },
          related: [{ messageId: 'first', span: first.span }],
        };
    }
  },
});
