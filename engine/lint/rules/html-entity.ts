import type { TextEdit } from '../finding.ts';
import type { LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** Named entities that editors of web pages produce. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '%3C'],
  ['gt', '%3E'],
  ['quot', '%22'],
  ['apos', "'"],
  ['nbsp', '%C2%A0'],
]);

const entity = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,6}|x[0-9a-f]{1,5}));/gi;

/** What an entity stands for, as it is written in a path. */
function decoded(name: string | undefined, number: string | undefined): string {
  if (name !== undefined) return named.get(name.toLowerCase()) ?? '';
  const digits = number ?? '';
  const point = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const character =
    point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? '\ufffd' : String.fromCodePoint(point);
  return /[!-~]/.test(character) && !/[#<>"%]/.test(character) ? character : encodeURIComponent(character);
}

/** Entities of a line's value; those with a number hold a '#', at which the value seems to end. */
function entitiesIn({
  field,
  span,
  text,
}: LintLine): readonly { readonly edit: TextEdit; readonly text: string }[] {
  if (field === null) return [];
  const start = field.valueSpan.from - span.from;
  const valueEnd = field.valueSpan.to - span.from;
  // The '#' of '&#38;' ends the value in its middle: what follows without a blank was meant to belong to it.
  const isCut = text.startsWith('#', valueEnd) && text[valueEnd - 1] === '&';
  const meant = isCut ? /^\S*/.exec(text.slice(start))?.[0] : text.slice(start, valueEnd);
  return [...(meant ?? '').matchAll(entity)].map(({ index, 0: found, 1: name, 2: number }) => {
    const from = field.valueSpan.from + index;
    return { edit: { from, to: from + found.length, insert: decoded(name, number) }, text: found };
  });
}

/** An HTML entity in a value. */
export const htmlEntity = defineRule({
  id: 'html-entity',
  category: 'syntax',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['comment-cuts-value'],
  messages: {
    entity:
      "'{entity}' is HTML for '{character}'. A robots.txt is not HTML: the rule looks for these exact characters, which no URL has. Write '{character}'.",
    cut: "'{entity}' is HTML for '{character}'. A robots.txt is not HTML, and the '#' starts a comment, so the value ends there. Write '{character}'.",
  },
  *check({ lines }) {
    for (const line of lines) {
      const entities = entitiesIn(line);
      const [first] = entities;
      if (first === undefined) continue;
      yield {
        messageId: first.text.includes('#') ? 'cut' : 'entity',
        data: { entity: first.text, character: first.edit.insert },
        span: { from: first.edit.from, to: first.edit.to },
        fix: {
          label: `Write '${first.edit.insert}'`,
          edits: entities.map(({ edit }) => edit),
          changes: 'The line takes effect for URLs with that character.',
        },
      };
    }
  },
});
