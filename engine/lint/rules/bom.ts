import { defineRule } from '../lintRule.ts';

/** A UTF-8 byte order mark at the start. */
export const bom = defineRule({
  id: 'bom',
  category: 'encoding',
  severity: 'warning',
  dialects: ['res1994', 'res1996', 'res1996-book', 'res2'],
  fix: 'changes-meaning',
  supersedes: [],
  messages: {
    directive:
      "The file begins with a byte order mark, three invisible bytes. Google and readers of RFC 9309 skip it; others take it for a part of '{name}' and lose this line. Save the file as UTF-8 without a mark.",
    harmless:
      'The file begins with a byte order mark, three invisible bytes. No directive stands on this line, so nothing is lost; save the file as UTF-8 without a mark, before one does.',
  },
  *check({ source, lines }) {
    const [first] = lines;
    if (source.byteOrderMark !== 'whole' || first === undefined) return;
    const span = { from: 0, to: 1 };
    const fix = {
      label: 'Remove the byte order mark',
      edits: [{ ...span, insert: '' }],
      changes: 'Classic parsers recognise the first line, and with it the group that it begins.',
    };
    if (first.field === null) yield { messageId: 'harmless', severity: 'info', span, fix };
    else yield { messageId: 'directive', data: { name: first.field.name }, span, fix };
  },
});
