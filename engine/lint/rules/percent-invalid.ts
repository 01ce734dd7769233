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
      "'%' begins an escape and wants two hexadecimal digits. A crawler never asks for a URL with this '%', so the rule matches nothing. If a percent sign is meant, write '%25'.",
    open: "The path ends inside an escape, so it covers every URL that has any escape there, '%20' for one. If a percent sign is meant, write '%25'.",
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
              : 'The rule begins to match URLs with a percent sign there.',
          },
        };
      }
    }
  },
});
