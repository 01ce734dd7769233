import { defineRule } from '../lintRule.ts';

const separators = /[\u2028\u2029\u0085\v\f]+/g;

const names: ReadonlyMap<string, string> = new Map([
  ['\u2028', 'a line separator (U+2028)'],
  ['\u2029', 'a paragraph separator (U+2029)'],
  ['\u0085', 'a next-line control (U+0085)'],
  ['\v', 'a vertical tab'],
  ['\f', 'a form feed'],
]);

/** Characters that look like a line end and are none. */
export const oddLineSeparator = defineRule({
  id: 'odd-line-separator',
  category: 'encoding',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['record-on-one-line', 'path-several', 'path-unencoded'],
  messages: {
    separator:
      'Here stands {what}. Many editors begin a new line at it, crawlers do not: what follows belongs to the line before.',
  },
  *check({ lines, lineEnd }) {
    for (const { text, span } of lines) {
      const places = [...text.matchAll(separators)].filter(
        ({ index, 0: found }) =>
          text.slice(0, index).trim() !== '' && text.slice(index + found.length).trim() !== '',
      );
      const [first] = places;
      if (first === undefined) continue;
      const edits = places.map(({ index, 0: found }) => {
        const from = span.from + index;
        return { from, to: from + found.length, insert: lineEnd };
      });
      yield {
        messageId: 'separator',
        data: { what: names.get(first[0].charAt(0)) ?? '' },
        span: { from: span.from + first.index, to: span.from + first.index + first[0].length },
        fix: {
          label: 'End the line here',
          edits,
          changes: 'What follows becomes a line of its own, and counts.',
        },
      };
    }
  },
});
