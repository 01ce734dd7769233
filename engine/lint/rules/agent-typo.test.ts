import { testRule } from '../../testing/ruleTester.ts';
import { agentTypoDocs } from './agent-typo.docs.ts';
import { agentTypo } from './agent-typo.ts';

testRule(agentTypo, agentTypoDocs, [
  {
    text: 'User-agent: Goglebot/2.1\nDisallow: /a\n',
    findings: [
      {
        messageId: 'near',
        severity: 'info',
        data: { name: 'Goglebot', token: 'Googlebot' },
        at: '1:13-1:21',
        crawlers: ['Googlebot'],
        fixed: 'User-agent: Googlebot/2.1\nDisallow: /a\n',
        safe: false,
      },
    ],
  },
  { name: 'a family of crawlers', text: 'User-agent: Yandex\nDisallow: /a\n', findings: [] },
  { name: 'what is left is a known name', text: 'User-agent: Googlebot Image\nDisallow: /\n', findings: [] },
]);
