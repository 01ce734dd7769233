import { defineRule } from '../lintRule.ts';

/** What only a regular expression has, the plainest first. Brackets alone are common in queries. */
const expressions: readonly RegExp[] = [
  /^\^.*/,
  /\(\?[:=!<][^()]*\)/,
  /\([^()|]*\|[^()]*\)[+*?]?/,
  /\[\^[^\][]+\][+*?]?/,
  /\[(?:[\w-]*(?:a-z|A-Z|0-9|a-f|A-F|[0-9]-[0-9])[^\][]*)\](?:[+*?]|\{\d+(?:,\d*)?\})?/,
  /\[[^\][]*\](?:[+?]|\{\d)/,
  /\\[dwsDWSbB](?![\w-])/,
  /\\[.?/+*()[\]{}$^|-]/,
  /\.\+|\)\+|\.\*\?/,
];

/** A dot before a star, as the last part of a path: '/private/.*'. Elsewhere the dot may belong to a file name. */
const dotStar = /(?<=[/)])\.\*(?=\$?$)/;

function find(value: string): { readonly text: string; readonly index: number } | null {
  for (const expression of expressions) {
    const match = expression.exec(value);
    if (match !== null) return { text: match[0], index: match.index };
  }
  return null;
}

/** A regular expression as a path. */
export const pathRegex = defineRule({
  id: 'path-regex',
  category: 'pattern',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['path-no-slash', 'path-other-os'],
  messages: {
    regex:
      "'{text}' looks like a regular expression. A path has only '*' for any text and a final '$'; everything else is literal, so this matches only URLs that contain these exact characters. Write plain paths, one per line.",
    dotStar:
      "'.*' does not mean any text here: the dot is literal, so the rule matches only URLs with a dot there. Remove '.*' to match any text.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      const found = find(value);
      const dot = dotStar.exec(value);
      const [text, index] = found !== null ? [found.text, found.index] : ['.*', dot?.index ?? -1];
      if (index === -1) continue;
      const place = { from: span.from + index, to: span.from + index + text.length };
      if (found !== null) yield { messageId: 'regex', data: { text }, span: place };
      else yield { messageId: 'dotStar', severity: 'hint', span: place };
    }
  },
});
