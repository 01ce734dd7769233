import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sitemapBlockedDocs: RuleDocs = {
  id: 'sitemap-blocked',
  summary: 'A sitemap that the file itself disallows',
  why: 'The file points to a sitemap and forbids to fetch it. A crawler that obeys never reads it, and the pages that only the sitemap lists stay unknown.',
  incorrect: [
    { text: 'User-agent: *\nDisallow: /sitemaps/\nSitemap: https://example.com/sitemaps/a.xml\n' },
    { text: 'User-agent: *\nDisallow: /*.xml$\nSitemap: https://example.com/sitemap.xml\n' },
  ],
  correct: [
    {
      text: 'User-agent: *\nAllow: /sitemaps/\nDisallow: /*.xml$\nSitemap: https://example.com/sitemaps/a.xml\n',
    },
    {
      text: 'User-agent: *\nDisallow: /sitemaps/\nSitemap: https://cdn.example.com/sitemaps/a.xml\n',
      context: { origin: 'https://example.com' },
      note: 'Another host has a robots.txt of its own.',
    },
  ],
  sources: [googleSpec],
};
