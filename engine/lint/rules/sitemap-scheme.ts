import { defineRule } from '../lintRule.ts';
import { sitemapLines } from '../sitemaps.ts';

/** A sitemap with a scheme that search engines don't fetch. */
export const sitemapScheme = defineRule({
  id: 'sitemap-scheme',
  category: 'directive',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: ['sitemap-other-host', 'sitemap-blocked'],
  messages: {
    scheme:
      "Search engines fetch sitemaps over http and https only and skip this one, which has '{scheme}:'. Write an address that begins with 'https://'.",
  },
  *check(context) {
    for (const { parsed, span } of sitemapLines(context)) {
      if (parsed.kind !== 'url' || parsed.scheme === 'http' || parsed.scheme === 'https') continue;
      const to = span.from + parsed.scheme.length + 1;
      yield { messageId: 'scheme', data: { scheme: parsed.scheme }, span: { from: span.from, to } };
    }
  },
});
