import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sitemapOtherHostDocs: RuleDocs = {
  id: 'sitemap-other-host',
  summary: 'A sitemap on another host',
  why: "A robots.txt may list a sitemap on another host, which proves that the sitemap may list pages of this site. But it can also mean that the file was copied from another site, or from one with 'www.' to one without.",
  incorrect: [
    { text: 'Sitemap: https://www.example.com/sitemap.xml\n', context: { origin: 'https://example.com' } },
  ],
  correct: [
    { text: 'Sitemap: http://example.com/sitemap.xml\n', context: { origin: 'https://example.com' } },
    {
      text: 'Sitemap: https://www.example.com/sitemap.xml\n',
      note: 'The location of the file is not known.',
    },
  ],
  sources: [
    {
      title: 'sitemaps.org: sitemaps and cross submits',
      url: 'https://www.sitemaps.org/protocol.html#sitemaps_cross_submits',
    },
    googleSpec,
  ],
};
