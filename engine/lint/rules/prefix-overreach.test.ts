import { testRule } from '../../testing/ruleTester.ts';
import { prefixOverreachDocs } from './prefix-overreach.docs.ts';
import { prefixOverreach } from './prefix-overreach.ts';

testRule(prefixOverreach, prefixOverreachDocs, [
  {
    text: 'User-agent: *\nDisallow: /john\nDisallow: /john/a\nAllow: /johnson/ # x\n',
    findings: [
      {
        messageId: 'overreach',
        data: { path: '/john', neighbour: '/johnson/' },
        at: '2:11-2:16',
        fixed: 'User-agent: *\nDisallow: /john/\nDisallow: /john/a\nAllow: /johnson/ # x\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /site\nSitemap: https://example.com/sitemap.xml\n',
    findings: [{ messageId: 'overreach', data: { path: '/site', neighbour: '/sitemap.xml' } }],
  },
  {
    name: 'a longer name of the same rules',
    text: 'User-agent: *\nDisallow: /john\nDisallow: /johnson\n',
    findings: [],
  },
  {
    name: 'what does not end like a name',
    text: 'User-agent: *\nDisallow: /\nDisallow: /a-\nDisallow: /a.b\nDisallow: /x?id=\nAllow: /a-b\nAllow: /a.bc\nAllow: /x?id=1\n',
    findings: [],
  },
]);
