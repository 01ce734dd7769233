import { testRule } from '../../testing/ruleTester.ts';
import { agentInDisallowDocs } from './agent-in-disallow.docs.ts';
import { agentInDisallow } from './agent-in-disallow.ts';

testRule(agentInDisallow, agentInDisallowDocs, [
  {
    name: 'the only rule of its group leaves an empty one behind',
    text: 'User-agent: *\nDisallow: scooter\n',
    findings: [
      {
        messageId: 'agent',
        data: { name: 'scooter', directive: 'Disallow' },
        at: '2:11-2:18',
        fixed: 'User-agent: scooter\nDisallow: /\n\nUser-agent: *\nDisallow: \n',
        safe: false,
      },
    ],
  },
  {
    name: 'among other rules the line goes',
    text: 'User-agent: *\r\nDisallow: /a\r\nDisallow: GPTBot/1.0\r\n',
    findings: [
      {
        messageId: 'agent',
        at: '3:11-3:21',
        fixed: 'User-agent: GPTBot\r\nDisallow: /\r\n\r\nUser-agent: *\r\nDisallow: /a\r\n',
        crawlers: ['GPTBot'],
      },
    ],
  },
  {
    name: 'a name that the file itself uses',
    text: 'User-agent: Foo\nDisallow: /\nUser-agent: *\nDisallow: foo\n',
    findings: [{ messageId: 'agent', at: '4:11-4:14' }],
  },
  {
    name: 'Allow has no fix',
    text: 'User-agent: *\nAllow: Googlebot\n',
    findings: [{ messageId: 'agent', fixed: null }],
  },
  { text: 'User-agent: *\nDisallow: private\nDisallow: images/bot\n', findings: [] },
]);
