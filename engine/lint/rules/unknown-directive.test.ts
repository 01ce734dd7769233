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
  {
    name: 'lines without a name and a colon',
    text: '  This is a note. # x\nTwo words\n: x\n',
    findings: [
      { messageId: 'text', at: '1:3-1:18' },
      { messageId: 'text', at: '2:1-2:10' },
      { messageId: 'text', at: '3:1-3:4' },
    ],
  },
  { text: 'Disallowed: /a\nDisallow /b\n', findings: [] },
]);
