import { recogniseField } from '../../syntax/fieldName.ts';
import type { TextEdit } from '../finding.ts';
import type { LintField, LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** Quotation marks, ellipsis and blanks that a word processor puts in. */
const typographic = '\u2018-\u201f\u00ab\u00bb\u2039\u203a\u2026\u00a0\u202f\u2007';
const leading = new RegExp(`^[${typographic}]+`);
const trailing = new RegExp(`[${typographic}]+$`);
const dashes = /[\u2010-\u2015\u2212]/g;

const nameOfCharacter: ReadonlyMap<string, string> = new Map([
  ['\u00a0', 'a non-breaking space'],
  ['\u202f', 'a non-breaking space'],
  ['\u2007', 'a non-breaking space'],
  ['\u2026', 'an ellipsis'],
]);

function wordFor(character: string): string {
  if (/[\u2010-\u2015\u2212]/.test(character)) return `the dash '${character}'`;
  return nameOfCharacter.get(character) ?? `the typographic quotation mark '${character}'`;
}

/** Edits to a name: dashes become hyphens, the rest goes; none where the name is then still unknown. */
function nameEdits({ name, nameSpan }: LintField): readonly TextEdit[] | null {
  const cleaned = name.replace(dashes, '-').replace(new RegExp(`[${typographic}]+`, 'g'), '');
  if (recogniseField(cleaned, 'prefixes-and-typos').field === 'unknown') return null;
  return cleaned === name ? [] : [{ ...nameSpan, insert: cleaned }];
}

function valueEdits({ value, valueSpan }: LintField): readonly TextEdit[] {
  const before = leading.exec(value)?.[0].length ?? 0;
  const after = before === value.length ? 0 : (trailing.exec(value)?.[0].length ?? 0);
  return [
    { from: valueSpan.from, to: valueSpan.from + before, insert: '' },
    { from: valueSpan.to - after, to: valueSpan.to, insert: '' },
  ].filter(({ from, to }) => to > from);
}

function editsFor({ field }: LintLine): readonly TextEdit[] {
  const name = field === null ? null : nameEdits(field);
  return field === null || name === null ? [] : [...name, ...valueEdits(field)];
}

/** Typographic quotes, dashes, ellipsis or blanks in the place of syntax. */
export const smartPunctuation = defineRule({
  id: 'smart-punctuation',
  category: 'encoding',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [
    'unknown-directive',
    'directive-typo',
    'typo-tolerated',
    'path-no-slash',
    'path-quoted',
    'path-unencoded',
  ],
  messages: {
    smart:
      'This line contains {what}, probably from a word processor. Crawlers read it as ordinary text, so they do not recognise the line. Retype it in a plain text editor.',
  },
  *check({ lines, source, text }) {
    if (source.text.length === source.octets.length) return;
    for (const line of lines) {
      const edits = editsFor(line);
      const [first] = edits;
      if (first === undefined) continue;
      const touched = text.slice(first.from, first.to);
      const at = Math.max(0, touched.search(new RegExp(`[${typographic}\u2010-\u2015\u2212]`)));
      yield {
        messageId: 'smart',
        data: { what: wordFor(touched.charAt(at)) },
        span: { from: first.from + at, to: first.from + at + 1 },
        fix: {
          label: 'Use plain characters',
          edits,
          changes: 'Crawlers recognise this line.',
        },
      };
    }
  },
});
