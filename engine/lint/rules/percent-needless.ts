import { dialectsWhere } from '../dialectSets.ts';
import { defineRule } from '../lintRule.ts';

const escapes = /%(?:2[de]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/** Escapes of unreserved characters. */
export const percentNeedless = defineRule({
  id: 'percent-needless',
  category: 'encoding',
  severity: 'warning',
  dialects: dialectsWhere((choices) => ['pattern-upper-cased', 'literal'].includes(choices.escapes)),
  fix: 'changes-meaning',
  supersedes: ['percent-lowercase'],
  messages: {
    needless:
      "'{escape}' is an unnecessary escape for '{character}'. RFC 9309 readers decode it, so the rule matches '{path}'; Google does not, so the rule misses that URL. Write '{character}'.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      const found = [...value.matchAll(escapes)];
      const [first] = found;
      if (first === undefined) continue;
      const from = span.from + first.index;
      yield {
        messageId: 'needless',
        data: {
          escape: first[0],
          character: decodeURIComponent(first[0]),
          path: value.replace(escapes, (text) => decodeURIComponent(text)),
        },
        span: { from, to: from + first[0].length },
        fix: {
          label:
            found.length === 1 ? `Write '${decodeURIComponent(first[0])}'` : 'Decode unnecessary escapes',
          edits: found.map(({ 0: text, index }) => ({
            from: span.from + index,
            to: span.from + index + text.length,
            insert: decodeURIComponent(text),
          })),
          changes: 'Google starts to match the URLs as sent, and no longer those with the escape.',
        },
      };
    }
  },
});
