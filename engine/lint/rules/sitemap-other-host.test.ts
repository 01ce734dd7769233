import { testRule } from '../../testing/ruleTester.ts';
import { sitemapOtherHostDocs } from './sitemap-other-host.docs.ts';
import { sitemapOtherHost } from './sitemap-other-host.ts';

const context = { origin: 'https://example.com' };

testRule(sitemapOtherHost, sitemapOtherHostDocs, [
  {
    context,
    text: 'Sitemap: https://CDN.example.com/a.xml # x\n',
    findings: [
      {
        messageId: 'otherHost',
        severity: 'info',
        data: { host: 'cdn.example.com', own: 'example.com' },
        at: '1:10-1:39',
      },
    ],
  },
  {
    context,
    text: 'Sitemap: https://example.com:443/a.xml\nSitemap: https://Example.com/b\nSitemap: /c\nSitemap:\n',
    findings: [],
  },
]);
