import { defineRule } from '../lintRule.ts';
import { hostOf, sitemapLines } from '../sitemaps.ts';

const withoutDefaultPort = (host: string): string => host.replace(/:(?:80|443)$/, '');

/** A sitemap on another host than the file's. */
export const sitemapOtherHost = defineRule({
  id: 'sitemap-other-host',
  category: 'directive',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    otherHost:
      'This sitemap is on {host} and the file is on {own}. That is allowed, and listing it here proves that it may list pages of this site. Check that it was not copied from another site.',
  },
  *check(context) {
    const { origin } = context.options;
    if (origin === undefined) return;
    const own = withoutDefaultPort(hostOf(origin));
    for (const { parsed, span } of sitemapLines(context)) {
      const host = parsed.kind === 'url' ? withoutDefaultPort(hostOf(parsed.origin)) : own;
      if (host !== own) yield { messageId: 'otherHost', data: { host, own }, span };
    }
  },
});
