import { testRule } from '../../testing/ruleTester.ts';
import { oddLineSeparatorDocs } from './odd-line-separator.docs.ts';
import { oddLineSeparator } from './odd-line-separator.ts';

testRule(oddLineSeparator, oddLineSeparatorDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /a\u2028Disallow: /b\v\vDisallow: /c\r\n',
    findings: [
      {
        messageId: 'separator',
        data: { what: 'a line separator (U+2028)' },
        at: '2:13-2:14',
        fixed: 'User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\nDisallow: /c\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'in a comment nothing is lost, unless a directive follows',
    text: '# a\u2028b: c\n# a\u2028Disallow: /b\n',
    findings: [
      { messageId: 'comment', severity: 'info', at: '1:4-1:5' },
      { messageId: 'separator', severity: 'error', at: '2:4-2:5' },
    ],
  },
  { name: 'a form feed on a line of its own', text: 'User-agent: *\n\f\nDisallow:\n', findings: [] },
]);
