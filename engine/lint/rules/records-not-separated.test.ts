import { testRule } from '../../testing/ruleTester.ts';
import { recordsNotSeparatedDocs } from './records-not-separated.docs.ts';
import { recordsNotSeparated } from './records-not-separated.ts';

testRule(recordsNotSeparated, recordsNotSeparatedDocs, [
  {
    text: 'User-agent: a\r\nDisallow: /a\r\n# b\r\nUser-agent: b\r\nDisallow: /b\r\nUser-agent: c\r\nDisallow: /c\r\n',
    findings: [
      {
        messageId: 'noBlank',
        at: '4:1-4:14',
        related: [6],
        fixed:
          'User-agent: a\r\nDisallow: /a\r\n\r\n# b\r\nUser-agent: b\r\nDisallow: /b\r\n\r\nUser-agent: c\r\nDisallow: /c\r\n',
        safe: true,
      },
    ],
  },
  {
    name: 'in 1994 only a Disallow ends a record, so a blank line would change what is read',
    text: 'User-agent: a\nAllow: /a\nUser-agent: b\nDisallow: /b\n',
    findings: [{ messageId: 'noBlank', at: '3:1-3:14', fixed: null }],
  },
  { name: 'User-agent lines in a row', text: 'User-agent: a\nUser-agent: b\nDisallow: /\n', findings: [] },
]);
