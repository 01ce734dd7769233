import { dialectsWhere } from '../dialectSets.ts';
import { defineRule } from '../lintRule.ts';

const escapes = /%(?:[0-9A-Fa-f][a-f]|[a-f][0-9A-Fa-f])/g;

/** Escapes with lower-case hexadecimal digits. */
export const percentLowercase = defineRule({
  id: 'percent-lowercase',
  category: 'encoding',
  severity: 'info',
  dialects: dialectsWhere((choices) => ['pattern-upper-cased', 'literal'].includes(choices.escapes)),
  fix: 'changes-meaning',
  supersedes: [],
  once: 'file',
  messages: {
    lowercase:
      "'{escape}' uses lower-case hex digits. Google compares the rule as '{upper}' with the URL as sent, so only upper-case URLs match; other crawlers require the same case. Use upper case, the usual form.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      const found = [...value.matchAll(escapes)];
      const [first] = found;
      if (first === undefined) continue;
      const from = span.from + first.index;
      yield {
        messageId: 'lowercase',
        data: { escape: first[0], upper: first[0].toUpperCase() },
        span: { from, to: from + first[0].length },
        fix: {
          label: 'Write the escapes in upper case',
          edits: found.map(({ 0: text, index }) => ({
            from: span.from + index,
            to: span.from + index + text.length,
            insert: text.toUpperCase(),
          })),
          changes: 'Crawlers that compare as written then meet URLs in upper case instead of lower case.',
        },
      };
    }
  },
});
