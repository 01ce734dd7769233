import { testRule } from '../../testing/ruleTester.ts';
import { fallbackAgentDocs } from './fallback-agent.docs.ts';
import { fallbackAgent } from './fallback-agent.ts';

testRule(fallbackAgent, fallbackAgentDocs, [
  {
    text: 'User-agent: Baiduspider-image\nDisallow: /i\n\nUser-agent: Qwantbot\nDisallow: /a\n',
    findings: [
      {
        messageId: 'follows',
        data: { names: "'Qwantbot-news'", token: 'Qwantbot' },
        at: '4:13-4:21',
        crawlers: ['Qwantbot-news'],
      },
    ],
  },
  {
    name: 'the one that would follow has a group of its own',
    text: 'User-agent: Qwantbot\nDisallow: /a\n\nUser-agent: Qwantbot-news\nDisallow:\n',
    findings: [],
  },
]);
