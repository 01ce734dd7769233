import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const oddLineSeparatorDocs: RuleDocs = {
  id: 'odd-line-separator',
  summary: 'Characters that look like line breaks but are not',
  why: 'Only LF, CR and CR LF end a line in a robots.txt. Unicode has other separators that editors show as a new line, often copied from documents and chats. To a crawler, what looks like two lines is one, with a path that no URL has.',
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
