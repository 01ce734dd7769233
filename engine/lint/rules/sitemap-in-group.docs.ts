import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sitemapInGroupDocs: RuleDocs = {
  id: 'sitemap-in-group',
  summary: 'A Sitemap line in the middle of a group',
  why: 'A Sitemap line applies to every crawler, wherever it is. In the middle of a group it looks as if it applies only to the crawlers of that group. Put it at the top or end of the file.',
  incorrect: [{ text: 'User-agent: Googlebot\nSitemap: https://example.com/google.xml\nDisallow: /a\n' }],
  correct: [{ text: 'User-agent: Googlebot\nDisallow: /a\n\nSitemap: https://example.com/sitemap.xml\n' }],
  sources: [rfc9309('2.2.4'), googleSpec],
};
