import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sitemapSchemeDocs: RuleDocs = {
  id: 'sitemap-scheme',
  summary: 'A sitemap that is not fetched over http or https',
  why: "Search engines fetch sitemaps over http and https. A URL with another scheme, such as 'ftp:' or a mistyped 'htps:', is ignored.",
  incorrect: [{ text: 'Sitemap: htps://example.com/sitemap.xml\n' }],
  correct: [{ text: 'Sitemap: https://example.com/sitemap.xml\n' }],
  sources: [{ title: 'sitemaps.org: protocol', url: 'https://www.sitemaps.org/protocol.html' }, googleSpec],
};
