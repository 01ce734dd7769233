import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const emptyValueDocs: RuleDocs = {
  id: 'empty-value',
  summary: 'A directive that lacks its value',
  why: 'An empty Disallow has a meaning: nothing is disallowed. An empty Sitemap or Crawl-delay has none; it is usually what a template left behind when a setting was not filled in.',
  incorrect: [
    { text: 'User-agent: *\nDisallow:\nSitemap:\n' },
    { text: 'User-agent: *\nCrawl-delay: # later\nDisallow: /a\n' },
  ],
  correct: [{ text: 'User-agent: *\nDisallow:\nAllow:\n', note: 'An empty Allow or Disallow is legal.' }],
  sources: [rfc9309('2.2')],
};
