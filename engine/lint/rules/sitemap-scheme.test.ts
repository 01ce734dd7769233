import { testRule } from '../../testing/ruleTester.ts';
import { sitemapSchemeDocs } from './sitemap-scheme.docs.ts';
import { sitemapScheme } from './sitemap-scheme.ts';

testRule(sitemapScheme, sitemapSchemeDocs, [
  {
    text: 'Sitemap: FTP://example.com/a.xml # x\n',
    findings: [{ messageId: 'scheme', severity: 'warning', data: { scheme: 'ftp' }, at: '1:10-1:14' }],
  },
  { text: 'Sitemap: HTTP://example.com/a.xml\nSitemap: /a.xml\nDisallow: ftp://a/b\n', findings: [] },
]);
