import { testRule } from '../../testing/ruleTester.ts';
import { mixedLineEndingsDocs } from './mixed-line-endings.docs.ts';
import { mixedLineEndings } from './mixed-line-endings.ts';

testRule(mixedLineEndings, mixedLineEndingsDocs, [
  {
    text: 'User-agent: *\r\r\nDisallow: /a\r\r\n',
    findings: [
      { messageId: 'doubled', at: '1:14-2:1', fixed: 'User-agent: *\r\nDisallow: /a\r\n', safe: false },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /a\r\nDisallow: /b\nDisallow: /c\r',
    findings: [
      {
        messageId: 'mixed',
        data: { end: 'CR LF', common: 'LF' },
        at: '2:13-3:1',
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\n',
        safe: true,
      },
    ],
  },
  { name: 'one kind and a last line without an end', text: 'User-agent: *\r\nDisallow:', findings: [] },
]);
