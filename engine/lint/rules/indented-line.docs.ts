import { draft1996, googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const indentedLineDocs: RuleDocs = {
  id: 'indented-line',
  summary: 'White space before a directive',
  why: 'Indenting the rules in a group looks tidy, and readers of every standard skip the white space. But the 1996 grammar has no white space there, and some old parsers ignored indented lines.',
  incorrect: [{ text: 'User-agent: *\n  Disallow: /a\n' }, { text: 'User-agent: *\n\tDisallow: /a\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\n' },
    { text: '  # an indented comment\nUser-agent: *\nDisallow: /a\n' },
  ],
  sources: [draft1996, googleParser],
};
