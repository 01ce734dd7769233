import { testRule } from '../../testing/ruleTester.ts';
import { agentIsHeaderDocs } from './agent-is-header.docs.ts';
import { agentIsHeader } from './agent-is-header.ts';

testRule(agentIsHeader, agentIsHeaderDocs, [
  {
    text: 'User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) # Bing\nDisallow: /a\n',
    findings: [
      {
        messageId: 'header',
        data: { kept: 'Mozilla', token: 'bingbot' },
        at: '1:13-1:84',
        crawlers: ['bingbot'],
        fixed: 'User-agent: bingbot # Bing\nDisallow: /a\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)\nDisallow: /\n',
    findings: [{ messageId: 'browser', fixed: null, crawlers: [] }],
  },
  { name: 'the word alone', text: 'User-agent: Mozilla\nDisallow: /\n', findings: [] },
]);
