import { draft1996, googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const indentedLineDocs: RuleDocs = {
  id: 'indented-line',
  summary: 'White space before a directive',
  why: 'Indenting the rules of a group looks tidy, and crawlers of today skip the blanks. The grammar of 1996 begins a line with the name of its field, and crawlers that kept to it did not recognise an indented one.',
  incorrect: [{ text: 'User-agent: *\n  Disallow: /a\n' }, { text: 'User-agent: *\n\tDisallow: /a\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\n' },
    { text: '  # an indented comment\nUser-agent: *\nDisallow: /a\n' },
  ],
  sources: [draft1996, googleParser],
};
