import { testRule } from '../../testing/ruleTester.ts';
import { ruleWithoutAgentDocs } from './rule-without-agent.docs.ts';
import { ruleWithoutAgent } from './rule-without-agent.ts';

testRule(ruleWithoutAgent, ruleWithoutAgentDocs, [
  {
    text: '# all\r\nAllow: /a\r\nDisallow: /\r\nUser-agent: x\r\nDisallow: /b\r\n',
    findings: [
      {
        messageId: 'noAgent',
        severity: 'error',
        at: '3:1-3:12',
        related: [2],
        fixed: '# all\r\nUser-agent: *\r\nAllow: /a\r\nDisallow: /\r\nUser-agent: x\r\nDisallow: /b\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'nothing is closed by it',
    text: 'Disallow:\n',
    findings: [{ messageId: 'noAgent', severity: 'warning', safe: true }],
  },
  {
    name: 'a misspelt User-agent line is to blame',
    text: 'User_agent: *\nDisallow: /\n',
    findings: [{ messageId: 'lost', data: { line: 1 }, at: '2:1-2:12', fixed: null }],
  },
  { name: 'a blank line detaches nothing for Google', text: 'User-agent: *\n\nDisallow: /\n', findings: [] },
]);
