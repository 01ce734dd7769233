import { testRule } from '../../testing/ruleTester.ts';
import { sitemapNotAbsoluteDocs } from './sitemap-not-absolute.docs.ts';
import { sitemapNotAbsolute } from './sitemap-not-absolute.ts';

const context = { origin: 'https://example.com' };

testRule(sitemapNotAbsolute, sitemapNotAbsoluteDocs, [
  {
    context,
    text: 'Sitemap: /a.xml # x\r\nSitemap: b.xml\r\n',
    findings: [
      {
        messageId: 'relative',
        severity: 'warning',
        at: '1:10-1:16',
        fixed: 'Sitemap: https://example.com/a.xml # x\r\nSitemap: b.xml\r\n',
        safe: true,
      },
      { messageId: 'relative', fixed: 'Sitemap: /a.xml # x\r\nSitemap: https://example.com/b.xml\r\n' },
    ],
  },
  { text: 'Sitemap: /a.xml\n', findings: [{ messageId: 'relative', fixed: null }] },
  {
    text: 'Sitemap: www.example.com/a.xml\n',
    findings: [{ messageId: 'relative', fixed: 'Sitemap: https://www.example.com/a.xml\n' }],
  },
  {
    text: ' sitemap: https://a.example/1.xml, https://a.example/2.xml # x\r\n',
    findings: [
      {
        messageId: 'several',
        fixed: ' sitemap: https://a.example/1.xml # x\r\n sitemap: https://a.example/2.xml\r\n',
        safe: true,
      },
    ],
  },
  { text: 'Sitemap: https:/example.com/a.xml\n', findings: [{ messageId: 'notUrl', fixed: null }] },
  { text: 'Sitemap:\nSitemap: ftp://a/b\nsitemap: HTTPS://a/b?c=d,e\n', findings: [] },
]);
