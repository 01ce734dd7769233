import type { TextSpan } from '../finding.ts';
import type { LintContext, LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** Invisible characters of no width, and a byte order mark that went through Latin-1. */
const invisible = /(?:[\ufeff\u200b\u2060]|ï»¿)+/g;

/** Where they stand in a line, outside its comment. */
function placesIn(line: LintLine): readonly TextSpan[] {
  if (line.text === '') return [];
  const end = (line.comment?.from ?? line.span.to) - line.span.from;
  return [...line.text.slice(0, end).matchAll(invisible)].map(({ index, 0: found }) => ({
    from: line.span.from + index,
    to: line.span.from + index + found.length,
  }));
}

function nameOf({ text }: LintContext, { from, to }: TextSpan): string {
  const found = text.slice(from, to);
  if (found.includes('ï')) return "'ï»¿', a byte order mark that was read as Latin-1 and saved again";
  return found.includes('\ufeff') ? 'a byte order mark (U+FEFF)' : 'an invisible zero-width character';
}

/** A byte order mark or an invisible character inside the file. */
export const bomInside = defineRule({
  id: 'bom-inside',
  category: 'encoding',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['unknown-directive', 'directive-typo', 'missing-colon', 'path-no-slash', 'path-unencoded'],
  messages: {
    directive:
      'This line contains {what}. Crawlers read it as part of the text, so they do not recognise the line. Remove it, or retype the line.',
    comment:
      'This line contains {what}. It has no directive, so nothing is lost, but it is not a comment or a blank line either. Remove it.',
  },
  *check(context) {
    for (const line of context.lines) {
      const places = placesIn(line);
      const [first] = places;
      if (first === undefined) continue;
      const text = line.text.replace(invisible, '').trim();
      const says = text !== '' && !text.startsWith('#');
      yield {
        messageId: says ? 'directive' : 'comment',
        severity: says ? 'error' : 'info',
        data: { what: nameOf(context, first) },
        span: first,
        fix: {
          label: 'Remove invisible characters',
          edits: places.map((place) => ({ ...place, insert: '' })),
          changes: `Crawlers recognise this line: ${text.slice(0, 80)}`,
        },
      };
    }
  },
});
