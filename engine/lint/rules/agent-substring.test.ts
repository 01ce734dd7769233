import { testRule } from '../../testing/ruleTester.ts';
import { agentSubstringDocs } from './agent-substring.docs.ts';
import { agentSubstring } from './agent-substring.ts';

testRule(agentSubstring, agentSubstringDocs, [
  {
    text: 'User-agent: Ahrefs\nDisallow: /\n',
    findings: [
      {
        messageId: 'part',
        data: { name: 'Ahrefs', tokens: "'AhrefsBot' and 'AhrefsSiteAudit'" },
        at: '1:13-1:19',
        crawlers: ['AhrefsBot', 'AhrefsSiteAudit'],
      },
    ],
  },
  {
    name: 'the longer name first',
    text: 'User-agent: Googlebot-Image\nDisallow: /\n\nUser-agent: Googlebot/2\nDisallow: /a\n',
    findings: [
      {
        messageId: 'nested',
        data: { inner: 'Googlebot', outer: 'Googlebot-Image', later: 'Googlebot', line: 1 },
        at: '4:13-4:22',
        related: [1],
      },
    ],
  },
  {
    name: 'in one group',
    text: 'User-agent: Googlebot\nUser-agent: Googlebot-Image\nDisallow: /\n',
    findings: [],
  },
]);
