import { testRule } from '../../testing/ruleTester.ts';
import { blankLineInRecordDocs } from './blank-line-in-record.docs.ts';
import { blankLineInRecord } from './blank-line-in-record.ts';

testRule(blankLineInRecord, blankLineInRecordDocs, [
  {
    text: 'User-agent: *\r\n\r\n# shop\r\nDisallow: /a\r\n \r\nDisallow: /b\r\n\r\n',
    findings: [
      {
        messageId: 'detached',
        severity: 'warning',
        at: '4:1-4:13',
        related: [6],
        fixed: 'User-agent: *\r\n# shop\r\nDisallow: /a\r\nDisallow: /b\r\n\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'a part of the rules',
    text: 'User-agent: *\nDisallow: /a\n\nDisallow: /b\n',
    findings: [{ messageId: 'detached', severity: 'info', at: '4:1-4:13' }],
  },
  {
    name: 'a part of the rules, and the file is meant for Yandex',
    text: 'User-agent: Yandex\nDisallow: /a\n\nDisallow: /b\n',
    findings: [{ messageId: 'detached', severity: 'warning' }],
  },
  { name: 'an empty Disallow closes nothing', text: 'User-agent: *\n\nDisallow:\n', findings: [] },
  { name: 'no User-agent line for anybody', text: '\nDisallow: /\n', findings: [] },
]);
