import { testRule } from '../../testing/ruleTester.ts';
import { slashCommentDocs } from './slash-comment.docs.ts';
import { slashComment } from './slash-comment.ts';

testRule(slashComment, slashCommentDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /a // why\r\nDisallow: /b /* why */\r\n',
    findings: [
      {
        messageId: 'value',
        severity: 'error',
        data: { sign: '//' },
        at: '2:14-2:20',
        fixed: 'User-agent: *\r\nDisallow: /a # why\r\nDisallow: /b /* why */\r\n',
        safe: false,
      },
      {
        messageId: 'value',
        data: { sign: '/*' },
        at: '3:14-3:23',
        fixed: 'User-agent: *\r\nDisallow: /a // why\r\nDisallow: /b # why\r\n',
      },
    ],
  },
  {
    text: ' // note: all\n<!-- x -->\n*/\nUser-agent: *\nDisallow: /\n',
    findings: [
      {
        messageId: 'line',
        severity: 'warning',
        at: '1:2-1:4',
        fixed: ' # note: all\n<!-- x -->\n*/\nUser-agent: *\nDisallow: /\n',
        safe: true,
      },
      { messageId: 'line', at: '2:1-2:5', fixed: ' // note: all\n# x\n*/\nUser-agent: *\nDisallow: /\n' },
      { messageId: 'line', at: '3:1-3:3' },
    ],
  },
  { text: 'Sitemap: https://example.com/a\nUser-agent: *\nDisallow: /a # // x\n', findings: [] },
]);
