import { defineRule } from '../lintRule.ts';

/** CR LF or CR throughout; where ends differ, 'mixed-line-endings' speaks. */
export const dosLineEndings = defineRule({
  id: 'dos-line-endings',
  category: 'encoding',
  severity: 'info',
  dialects: ['res1994', 'res1996', 'res1996-book', 'res2'],
  fix: 'safe',
  supersedes: [],
  messages: {
    crlf: 'The lines end in CR LF (Windows). All modern parsers accept this; some parsers from the 1990s included the CR in the value.',
    cr: 'The lines end in CR only (old Macintosh). All modern parsers accept this; some parsers from the 1990s saw one long line.',
  },
  *check({ lines }) {
    const [first] = lines;
    if (first === undefined || (first.end !== 'crlf' && first.end !== 'cr')) return;
    const ended = lines.filter(({ end }) => end !== 'none');
    if (ended.some(({ end }) => end !== first.end)) return;
    const length = first.end === 'crlf' ? 2 : 1;
    const edits = ended.map(({ span }) => ({ from: span.to, to: span.to + length, insert: '\n' }));
    yield {
      messageId: first.end,
      span: { from: first.span.to, to: first.span.to + length },
      fix: { label: 'End every line with LF', edits },
    };
  },
});
