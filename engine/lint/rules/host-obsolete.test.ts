import { testRule } from '../../testing/ruleTester.ts';
import { hostObsoleteDocs } from './host-obsolete.docs.ts';
import { hostObsolete } from './host-obsolete.ts';

testRule(hostObsolete, hostObsoleteDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /a\r\nhost: example.com # main\r\n\r\nUser-agent: b\r\nDisallow:\r\n',
    findings: [
      {
        messageId: 'obsolete',
        at: '3:1-3:18',
        fixed: 'User-agent: *\r\nDisallow: /a\r\n\r\nUser-agent: b\r\nDisallow:\r\n',
        safe: true,
      },
    ],
  },
  {
    name: 'between two agents it parts two records for readers of 1996',
    text: 'User-agent: a\nHost: x\nUser-agent: b\nDisallow: /\n',
    findings: [{ messageId: 'obsolete', safe: false }],
  },
]);
