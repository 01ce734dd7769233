import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sitemapInGroupDocs: RuleDocs = {
  id: 'sitemap-in-group',
  summary: 'A Sitemap line in the middle of a group',
  why: 'A Sitemap line holds for every crawler, wherever it stands. In the middle of a group it reads as if it were meant for the crawlers of that group only. At the top or the end of the file nobody mistakes it.',
  incorrect: [{ text: 'User-agent: Googlebot\nSitemap: https://example.com/google.xml\nDisallow: /a\n' }],
  correct: [{ text: 'User-agent: Googlebot\nDisallow: /a\n\nSitemap: https://example.com/sitemap.xml\n' }],
  sources: [rfc9309('2.2.4'), googleSpec],
};
