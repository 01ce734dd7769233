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
      "The file starts with a byte order mark, three invisible bytes. Google and RFC 9309 readers skip it; others read it as part of '{name}' and ignore this line. Save the file as UTF-8 without a byte order mark.",
    harmless:
      'The file starts with a byte order mark, three invisible bytes. This line has no directive, so nothing is lost, but save the file as UTF-8 without a byte order mark.',
  },
  *check({ source, lines }) {
    const [first] = lines;
    if (source.byteOrderMark !== 'whole' || first === undefined) return;
    const span = { from: 0, to: 1 };
    const fix = {
      label: 'Remove the byte order mark',
      edits: [{ ...span, insert: '' }],
      changes: 'Classic parsers recognise the first line and the group it starts.',
    };
    if (first.field === null) yield { messageId: 'harmless', severity: 'info', span, fix };
    else yield { messageId: 'directive', data: { name: first.field.name }, span, fix };
  },
});
