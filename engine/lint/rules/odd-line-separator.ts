import { recogniseField } from '../../syntax/fieldName.ts';
import { defineRule } from '../lintRule.ts';

const separators = /[\u2028\u2029\u0085\v\f]+/g;

const names: ReadonlyMap<string, string> = new Map([
  ['\u2028', 'a line separator (U+2028)'],
  ['\u2029', 'a paragraph separator (U+2029)'],
  ['\u0085', 'a next-line control (U+0085)'],
  ['\v', 'a vertical tab'],
  ['\f', 'a form feed'],
]);

/** True for what would say nothing on a line of its own. */
function isNoDirective(text: string): boolean {
  const name = /^\s*([\w -]+?)[ \t]*:/.exec(text)?.[1];
  return name === undefined || recogniseField(name, 'prefixes-and-typos').field === 'unknown';
}

/** Characters that look like line breaks but are not. */
export const oddLineSeparator = defineRule({
  id: 'odd-line-separator',
  category: 'encoding',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [
    'record-on-one-line',
    'path-several',
    'path-unencoded',
    'agent-wildcard',
    'agent-typo',
    'agent-unknown',
    'token-truncated',
    'sitemap-not-absolute',
  ],
  messages: {
    separator:
      "This line contains {what}. Many editors start a new line there, but crawlers don't: the text after it is part of the same line. Replace it with a line break.",
    comment:
      "This comment contains {what}. Many editors start a new line there, but crawlers don't: the text after it is part of the comment. Nothing is lost, but some programs split the line there.",
  },
  *check({ lines, lineEnd }) {
    for (const { text, span, comment } of lines) {
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
      const isHarmless =
        comment !== null &&
        comment.from <= span.from + first.index &&
        text.split(separators).slice(1).every(isNoDirective);
      yield {
        messageId: isHarmless ? 'comment' : 'separator',
        severity: isHarmless ? 'info' : 'error',
        data: { what: names.get(first[0].charAt(0)) ?? '' },
        span: { from: span.from + first.index, to: span.from + first.index + first[0].length },
        fix: {
          label: 'End the line here',
          edits,
          changes: 'The text after it becomes a separate line and is read.',
        },
      };
    }
  },
});
