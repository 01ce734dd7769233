import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sitemapOtherHostDocs: RuleDocs = {
  id: 'sitemap-other-host',
  summary: 'A sitemap on another host',
  why: "A robots.txt may name a sitemap on another host, and naming it here is what proves that the sitemap may speak for this site. It is also how a file looks that was copied from another site, or from one with 'www.' to one without.",
  incorrect: [
    { text: 'Sitemap: https://www.example.com/sitemap.xml\n', context: { origin: 'https://example.com' } },
  ],
  correct: [
    { text: 'Sitemap: http://example.com/sitemap.xml\n', context: { origin: 'https://example.com' } },
    { text: 'Sitemap: https://www.example.com/sitemap.xml\n', note: 'Where the file lies is not known.' },
  ],
  sources: [
    {
      title: 'sitemaps.org: sitemaps and cross submits',
      url: 'https://www.sitemaps.org/protocol.html#sitemaps_cross_submits',
    },
    googleSpec,
  ],
};
