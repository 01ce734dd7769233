import { testRule } from '../../testing/ruleTester.ts';
import { htmlEntityDocs } from './html-entity.docs.ts';
import { htmlEntity } from './html-entity.ts';

testRule(htmlEntity, htmlEntityDocs, [
  {
    text: 'User-agent: *\nDisallow: /?a&amp;b&lt; # &amp;\n',
    findings: [
      {
        messageId: 'entity',
        data: { entity: '&amp;', character: '&' },
        at: '2:14-2:19',
        fixed: 'User-agent: *\nDisallow: /?a&b%3C # &amp;\n',
        safe: false,
      },
    ],
  },
  { text: 'User-agent: *\nDisallow: /a&#x26;b&#160;c\n', findings: [{ messageId: 'cut', at: '2:13-2:19' }] },
  { text: 'Sitemap: https://example.com/s?a=1&amp;b\n', findings: [{ messageId: 'entity' }] },
]);
