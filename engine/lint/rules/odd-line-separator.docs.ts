import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const oddLineSeparatorDocs: RuleDocs = {
  id: 'odd-line-separator',
  summary: 'Characters that look like a line end and are none',
  why: 'Only LF, CR and CR LF end a line of a robots.txt. Unicode has more separators, which editors show as a new line; text copied from documents and chats brings them along. For a crawler the two lines that one sees are one, with a path that no URL has.',
  incorrect: [
    { text: 'User-agent: *\nDisallow: /a\u2028Disallow: /b\n' },
    { text: 'User-agent: *\nDisallow: /a\fDisallow: /b\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\nDisallow: /b\n' },
    { text: 'User-agent: *\nDisallow: /a\f\n', note: 'Nothing follows it.' },
  ],
  sources: [rfc9309('2.2'), googleParser],
};
