import { testRule } from '../../testing/ruleTester.ts';
import { unknownDirectiveDocs } from './unknown-directive.docs.ts';
import { unknownDirective } from './unknown-directive.ts';

testRule(unknownDirective, unknownDirectiveDocs, [
  {
    text: 'User-agent: *\n Cookies: no # x\nDisallow: /\n',
    findings: [{ messageId: 'unknown', data: { name: 'Cookies' }, at: '2:2-2:9', severity: 'warning' }],
  },
  { text: 'License: https://example.com/l.xml\n', findings: [{ messageId: 'wild', severity: 'info' }] },
  { text: 'ACAP-crawler: *\n', findings: [{ messageId: 'wild', severity: 'info' }] },
  {
    text: 'Comment: hello\nRobot-version: 1.0\n',
    findings: [{ messageId: 'comment' }, { messageId: 'version' }],
  },
  { text: 'Disallowed: /a\nnonsense\n', findings: [] },
]);
