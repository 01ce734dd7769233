import { wildcardDialects } from '../dialectSets.ts';
import { defineRule } from '../lintRule.ts';

/** Several '*' in a row inside a path. */
export const starDouble = defineRule({
  id: 'star-double',
  category: 'pattern',
  severity: 'hint',
  dialects: wildcardDialects,
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    double:
      "'{stars}' matches the same as a single '*'. The extra stars only make the rule longer, which can change which rule wins. Write one '*'.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      // Stars at the end are needless altogether, which 'star-trailing' says.
      for (const match of value.matchAll(/\*+/g)) {
        const after = value.slice(match.index + match[0].length, match.index + match[0].length + 2);
        if (match[0].length < 2 || after === '' || after === '$') continue;
        const from = span.from + match.index;
        const to = from + match[0].length;
        yield {
          messageId: 'double',
          data: { stars: match[0] },
          span: { from, to },
          fix: {
            label: "Write one '*'",
            edits: [{ from: from + 1, to, insert: '' }],
            changes: `The rule gets shorter by ${to - from - 1}, so a longer rule may override it.`,
          },
        };
      }
    }
  },
});
