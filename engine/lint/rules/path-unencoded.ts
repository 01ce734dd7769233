import { dialectsWhere } from '../dialectSets.ts';
import type { RuleFinding } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

const gaps = /[\t\v\f ]+/g;
const letters = /[^\0-\x7f]+/gu;

/** Dialects for which '%20' in a URL is not the space of a rule. */
const keepEscapes = dialectsWhere(({ escapes }) => escapes !== 'decoded-except-slash');
/** Dialects that compare letters beyond ASCII as they stand. */
const literal = dialectsWhere(({ escapes }) => escapes === 'literal');

/** Text that is UTF-8 as escapes; what is not can't be encoded without knowing what it was. */
function encoded(text: string): string | null {
  return /[\p{Cs}\ufffd]/u.test(text) ? null : encodeURIComponent(text);
}

/** Replaces each run that `pattern` finds by its escapes. */
function encodings(value: string, from: number, pattern: RegExp) {
  return [...value.matchAll(pattern)].flatMap(({ 0: text, index }) => {
    const insert = encoded(text);
    return insert === null ? [] : [{ from: from + index, to: from + index + text.length, insert }];
  });
}

/** Characters of a path that a URL holds only as escapes. */
export const pathUnencoded = defineRule({
  id: 'path-unencoded',
  category: 'encoding',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: [],
  once: ['letters'],
  messages: {
    gap: "The path contains a raw space. URLs hold it as '%20', so for nearly every crawler this rule matches nothing. Write '{fixed}'.",
    letters:
      "The path has non-ASCII characters. Google and RFC 9309 compare them as '{fixed}', so the rule works for them; crawlers that compare character by character never match it.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      // The blank of ': /a' is no part of the path: another rule says what is wrong there.
      const places = /^[^\w/*%.~ \t]+[ \t]+[/*]/.test(value) ? [] : encodings(value, span.from, gaps);
      const [first] = places;
      if (first !== undefined) {
        const finding: RuleFinding<'gap'> = {
          messageId: 'gap',
          data: { fixed: value.replace(gaps, (gap) => encodeURIComponent(gap)) },
          span: { from: first.from, to: first.to },
          dialects: keepEscapes,
          fix: {
            label: 'Write the space as %20',
            edits: places,
            changes: 'The rule starts to match URLs that have a space there.',
          },
        };
        yield finding;
      }
      const edits = encodings(value, span.from, letters);
      const [letter] = edits;
      if (letter === undefined) continue;
      yield {
        messageId: 'letters',
        severity: 'info',
        data: { fixed: value.replace(letters, (text) => encoded(text) ?? text) },
        span: { from: letter.from, to: letter.to },
        dialects: literal,
        fix: {
          label: 'Percent-encode the characters',
          edits,
          changes: 'Crawlers that compare character by character start to match the URLs as sent.',
        },
      };
    }
  },
});
