import { extendedStandard, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const unknownDirectiveDocs: RuleDocs = {
  id: 'unknown-directive',
  summary: 'A directive that no crawler is known to read',
  why: 'Crawlers skip what they do not know, without a word. A directive that somebody invented looks as if it did something, and does not. Directives that are seen in many files and mean something to somebody are only noted.',
  incorrect: [
    { text: 'User-agent: *\nPlease-do-not-crawl: /a\nDisallow: /b\n' },
    {
      text: 'User-agent: *\nAllow: /\nLLMs: https://example.com/llms.txt\n',
      note: 'Seen in the wild: a note only.',
    },
  ],
  correct: [
    { text: 'User-agent: *\nCrawl-delay: 10\nDisallow: /a\n', note: 'Some crawlers honour it.' },
    { text: 'User-agent: *\nRobot-version: 2.0\nDisallow: /a\n' },
  ],
  sources: [rfc9309('2.2.4'), extendedStandard],
};
