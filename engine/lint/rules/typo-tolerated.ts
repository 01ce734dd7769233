import { usualNames } from '../fieldNames.ts';
import { defineRule } from '../lintRule.ts';

/** A misspelling that Google forgives. */
export const typoTolerated = defineRule({
  id: 'typo-tolerated',
  category: 'directive',
  severity: 'warning',
  dialects: ['rfc9309', 'res1994', 'res1996', 'res1996-book', 'res2', 'bing', 'yandex', 'baidu', 'slurp'],
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    tolerated:
      "Google reads '{name}' as '{usual}'. Strict readers ignore the line, and other crawlers don't say. Write '{usual}'.",
  },
  *check({ lines }) {
    for (const { field } of lines) {
      if (field === null || field.recognised.field === 'unknown' || field.recognised.by === 'name') continue;
      const usual = usualNames[field.recognised.field];
      yield {
        messageId: 'tolerated',
        data: { name: field.name, usual },
        span: field.nameSpan,
        fix: {
          label: `Write '${usual}'`,
          edits: [{ ...field.nameSpan, insert: usual }],
          changes: "Crawlers other than Google's start to read the line.",
        },
      };
    }
  },
});
