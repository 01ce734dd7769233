import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyValueDocs: RuleDocs = {
  id: 'empty-value',
  summary: 'A directive without a value',
  why: 'An empty Disallow has a meaning: nothing is disallowed. An empty Sitemap or Crawl-delay does not. It is usually left over from a template with an unset value.',
  incorrect: [
    { text: 'User-agent: *\nDisallow:\nSitemap:\n' },
    { text: 'User-agent: *\nCrawl-delay: # later\nDisallow: /a\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow:\nAllow:\n', note: 'An empty Allow or Disallow is valid.' }],
  sources: [rfc9309('2.2')],
};
