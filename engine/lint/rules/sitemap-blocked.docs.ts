import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const sitemapBlockedDocs: RuleDocs = {
  id: 'sitemap-blocked',
  summary: 'A sitemap that the file itself disallows',
  why: "The file lists a sitemap but blocks it. Crawlers that obey never read it, so they don't find pages that only the sitemap lists.",
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
      note: 'Another host has its own robots.txt.',
    },
  ],
  sources: [googleSpec],
};
