import { testRule } from '../../testing/ruleTester.ts';
import { agentRetiredDocs } from './agent-retired.docs.ts';
import { agentRetired } from './agent-retired.ts';

testRule(agentRetired, agentRetiredDocs, [
  {
    text: 'User-agent: MSNBot/1.1\nDisallow: /a\n',
    findings: [
      {
        messageId: 'replaced',
        data: { token: 'msnbot', operator: 'Microsoft', successor: 'bingbot' },
        at: '1:13-1:19',
        crawlers: ['msnbot'],
        fixed: 'User-agent: bingbot/1.1\nDisallow: /a\n',
        safe: false,
      },
    ],
  },
  {
    name: 'the successor is named too',
    text: 'User-agent: msnbot\nUser-agent: bingbot\nDisallow: /a\n',
    findings: [{ messageId: 'listed', fixed: null }],
  },
  {
    name: 'nobody took over',
    text: 'User-agent: Exabot\nUser-agent: Teoma\nDisallow: /\n',
    findings: [{ messageId: 'gone', at: '1:13-1:19', related: [2] }],
  },
]);
