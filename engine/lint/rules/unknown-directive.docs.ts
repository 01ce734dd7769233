import { extendedStandard, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const unknownDirectiveDocs: RuleDocs = {
  id: 'unknown-directive',
  summary: 'A directive that no known crawler reads',
  why: 'Crawlers silently ignore directives they do not know, so an invented directive has no effect. Directives that are common and have a meaning for some readers are reported only as information.',
  incorrect: [
    { text: 'User-agent: *\nPlease-do-not-crawl: /a\nDisallow: /b\n' },
    {
      text: 'User-agent: *\nAllow: /\nLLMs: https://example.com/llms.txt\n',
      note: 'A common directive, reported as information.',
    },
  ],
  correct: [
    { text: 'User-agent: *\nCrawl-delay: 10\nDisallow: /a\n', note: 'Some crawlers use it.' },
    { text: 'User-agent: *\nRobot-version: 2.0\nDisallow: /a\n' },
  ],
  sources: [rfc9309('2.2.4'), extendedStandard],
};
