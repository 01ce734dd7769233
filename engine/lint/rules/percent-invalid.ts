import { defineRule } from '../lintRule.ts';

/** A '%' that begins no escape. What may still become one, at the end or before a wildcard, is another matter. */
const stray = /%(?<open>[0-9a-f]?(?:$|(?=\*)))|%(?![0-9a-f]{2})/gi;

/** A '%' that two hexadecimal digits don't follow. */
export const percentInvalid = defineRule({
  id: 'percent-invalid',
  category: 'encoding',
  severity: 'warning',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    stray:
      "'%' must be followed by two hexadecimal digits. No crawler requests a URL with this '%', so the rule matches nothing. For a percent sign, write '%25'.",
    open: "The path ends inside an escape, so it matches every URL with any escape there, such as '%20'. For a percent sign, write '%25'.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      for (const { index, groups } of value.matchAll(stray)) {
        const isOpen = groups?.['open'] !== undefined;
        const from = span.from + index;
        yield {
          messageId: isOpen ? 'open' : 'stray',
          severity: isOpen ? 'info' : 'warning',
          span: { from, to: from + 1 },
          fix: {
            label: "Write '%25'",
            edits: [{ from: from + 1, to: from + 1, insert: '25' }],
            changes: isOpen
              ? 'The rule covers only URLs with a percent sign there.'
              : 'The rule starts to match URLs with a percent sign there.',
          },
        };
      }
    }
  },
});
