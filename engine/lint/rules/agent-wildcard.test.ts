import { testRule } from '../../testing/ruleTester.ts';
import { agentWildcardDocs } from './agent-wildcard.docs.ts';
import { agentWildcard } from './agent-wildcard.ts';

testRule(agentWildcard, agentWildcardDocs, [
  {
    text: 'User-agent: Googlebot*\nDisallow: /a\n',
    findings: [
      {
        messageId: 'cut',
        severity: 'info',
        at: '1:13-1:23',
        crawlers: ['Googlebot'],
        fixed: 'User-agent: Googlebot\nDisallow: /a\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: *bot\nDisallow: /a\n',
    findings: [{ messageId: 'nobody', severity: 'error', data: { value: '*bot', kept: '' }, fixed: null }],
  },
  {
    text: 'User-agent: * all\nDisallow: /a\n',
    findings: [{ messageId: 'everybody', severity: 'info', fixed: 'User-agent: *\nDisallow: /a\n' }],
  },
]);
