import { testRule } from '../../testing/ruleTester.ts';
import { sitemapInGroupDocs } from './sitemap-in-group.docs.ts';
import { sitemapInGroup } from './sitemap-in-group.ts';

testRule(sitemapInGroup, sitemapInGroupDocs, [
  {
    text: 'User-agent: *\nDisallow: /a\nSitemap: https://a.example/b # x\nDisallow: /c\n',
    findings: [{ messageId: 'inGroup', severity: 'hint', at: '3:10-3:29' }],
  },
  {
    text: 'Sitemap: https://a.example/a\nUser-agent: *\nDisallow: /a\nSitemap: https://a.example/b\n\nUser-agent: b\nDisallow: /\n',
    findings: [],
  },
]);
