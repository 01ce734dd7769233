import { googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

const protocol = {
  title: 'sitemaps.org: submitting through robots.txt',
  url: 'https://www.sitemaps.org/protocol.html#submit_robots',
};

export const sitemapNotAbsoluteDocs: RuleDocs = {
  id: 'sitemap-not-absolute',
  summary: 'A Sitemap line that is not one full URL',
  why: "A Sitemap line takes one complete address, 'https://' and host included, since it may point to another host. Crawlers are not bound to complete a path, and several skip what is not a URL. Several addresses on a line are none.",
  incorrect: [
    { text: 'Sitemap: /sitemap.xml\n' },
    { text: 'Sitemap: https://example.com/a.xml https://example.com/b.xml\n' },
    { text: 'Sitemap: www.example.com/sitemap.xml\n' },
  ],
  correct: [{ text: 'Sitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\n' }],
  sources: [protocol, googleSpec],
};
