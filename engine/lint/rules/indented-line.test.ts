import { testRule } from '../../testing/ruleTester.ts';
import { indentedLineDocs } from './indented-line.docs.ts';
import { indentedLine } from './indented-line.ts';

testRule(indentedLine, indentedLineDocs, [
  {
    text: 'User-agent: *\r\n \tDisallow: /a # x\r\n',
    findings: [
      {
        messageId: 'indented',
        data: { name: 'Disallow' },
        at: '2:1-2:3',
        fixed: 'User-agent: *\r\nDisallow: /a # x\r\n',
        safe: true,
      },
    ],
  },
  { name: 'a byte order mark is no indent', text: '\ufeffUser-agent: *\nDisallow:\n', findings: [] },
  { name: 'blank and malformed lines', text: '   \n  word\n  : x\n', findings: [] },
]);
