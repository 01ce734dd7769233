import { testRule } from '../../testing/ruleTester.ts';
import { sitemapBlockedDocs } from './sitemap-blocked.docs.ts';
import { sitemapBlocked } from './sitemap-blocked.ts';

testRule(sitemapBlocked, sitemapBlockedDocs, [
  {
    text: 'Sitemap: https://example.com/s/a.xml # x\nUser-agent: *\nUser-agent: Googlebot\nDisallow: /s/\n',
    findings: [
      {
        messageId: 'blocked',
        severity: 'warning',
        at: '1:10-1:37',
        data: { line: 4, whom: 'every crawler that has no group of its own, Googlebot' },
        crawlers: ['Googlebot'],
        related: [4],
      },
    ],
  },
  {
    name: 'only one crawler is kept from it',
    text: 'Sitemap: https://a.example/b.xml\nUser-agent: *\nDisallow:\n\nUser-agent: bingbot\nDisallow: /b\n',
    findings: [{ messageId: 'blocked', crawlers: ['bingbot'], related: [6] }],
  },
  {
    name: 'a closed site is another matter',
    text: 'Sitemap: https://a.example/b.xml\nUser-agent: *\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /b\n',
    findings: [],
  },
]);
