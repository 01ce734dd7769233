import type { TextEdit } from '../finding.ts';
import type { LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

const asciiOf: ReadonlyMap<string, string> = new Map([
  ['：', ':'],
  ['／', '/'],
  ['＊', '*'],
  ['＃', '#'],
  ['＄', '$'],
  ['？', '?'],
  ['－', '-'],
  ['\u3000', ' '],
]);

/** Indent, name, blanks, colon, blanks, the value's first character; any of them may be full-width. */
const fieldShape = /^([\s\u3000]*)([A-Za-z－-]{4,16})([\s\u3000]*)([:：])([\s\u3000]*)([／＊]?)/;

/** A value that is ASCII but for these: then they were meant as syntax. */
const asciiButFullwidth = /^[!-~／＊＄？]*$/;

/** The offsets in a line at which a full-width character stands in the place of syntax. */
function syntaxPlaces(text: string): readonly number[] {
  if (/^[\s\u3000]*＃/.test(text)) return [text.indexOf('＃')];
  const [shape] = fieldShape.exec(text) ?? [];
  if (shape === undefined) return [];
  const rest = text.slice(shape.length);
  const value = (/^[^#＃]*/.exec(rest)?.[0] ?? '').trimEnd();
  const inAscii = asciiButFullwidth.test(value);
  return [...text].flatMap((character, index) => {
    if (!asciiOf.has(character)) return [];
    const inShape = index < shape.length;
    const inValue = index < shape.length + value.length;
    return inShape || (inValue && inAscii) || (!inValue && rest.startsWith(value)) ? [index] : [];
  });
}

/** Where a comment begins, its '#' may be full-width; what follows is free text. */
function beforeComment({ text }: LintLine): string {
  const comment = /[#]|(?<=[\s\u3000])＃/.exec(text);
  return comment === null ? text : text.slice(0, comment.index + 1);
}

/** Full-width punctuation. */
export const fullwidthCharacter = defineRule({
  id: 'fullwidth-character',
  category: 'encoding',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [
    'missing-colon',
    'unknown-directive',
    'directive-typo',
    'typo-tolerated',
    'path-no-slash',
    'path-unencoded',
  ],
  messages: {
    fullwidth:
      "'{found}' is a full-width character from a Chinese, Japanese or Korean keyboard. Crawlers do not recognise it, so this line does not work as written. Type '{ascii}'.",
  },
  *check({ lines, source }) {
    if (source.text.length === source.octets.length) return;
    for (const line of lines) {
      const text = beforeComment(line);
      const places = syntaxPlaces(text);
      const [first] = places;
      if (first === undefined) continue;
      const edits = places.map((at): TextEdit => {
        const from = line.span.from + at;
        return { from, to: from + 1, insert: asciiOf.get(text.charAt(at)) ?? '' };
      });
      const found = text.charAt(first);
      yield {
        messageId: 'fullwidth',
        data: { found: found === '\u3000' ? 'U+3000' : found, ascii: asciiOf.get(found) ?? '' },
        span: { from: line.span.from + first, to: line.span.from + first + 1 },
        fix: {
          label: 'Write it in ASCII',
          edits,
          changes: 'Crawlers recognise this line.',
        },
      };
    }
  },
});
