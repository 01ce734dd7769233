import { testRule } from '../../testing/ruleTester.ts';
import { directiveTypoDocs } from './directive-typo.docs.ts';
import { directiveTypo } from './directive-typo.ts';

testRule(directiveTypo, directiveTypoDocs, [
  {
    text: 'User-agent: *\r\n Disllaow : /p # x\r\n',
    findings: [
      {
        messageId: 'typo',
        data: { name: 'Disllaow', usual: 'Disallow' },
        at: '2:2-2:10',
        fixed: 'User-agent: *\r\n Disallow : /p # x\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'each of these',
    text: 'Usr-agent: a\nUser.agent: a\nUser--agent: a\nDiallow: /\nDisallw: /\nAllaw: /\nSite map: x\nCrawl_delay: 1\nNo-index: /\n- Disallow: /\n',
    findings: [
      'User-agent',
      'User-agent',
      'User-agent',
      'Disallow',
      'Disallow',
      'Allow',
      'Sitemap',
      'Crawl-delay',
      'Noindex',
      'Disallow',
    ].map((usual) => ({ messageId: 'typo', ...(usual === '' ? {} : { severity: 'error' as const }) })),
  },
  { text: 'Hosts: a\nIndex: b\nPost: c\nHello: d\nhttp: e\nAgent: f\n', findings: [] },
]);
