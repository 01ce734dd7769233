import { testRule } from '../../testing/ruleTester.ts';
import { trailingCommentDocs } from './trailing-comment.docs.ts';
import { trailingComment } from './trailing-comment.ts';

testRule(trailingComment, trailingCommentDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /a   # why \r\nAllow: /b#\r\n',
    findings: [
      {
        messageId: 'trailing',
        at: '2:16-2:22',
        fixed: 'User-agent: *\r\n# why\r\nDisallow: /a\r\nAllow: /b#\r\n',
        safe: true,
      },
      {
        messageId: 'trailing',
        at: '3:10-3:11',
        fixed: 'User-agent: *\r\nDisallow: /a   # why \r\n#\r\nAllow: /b\r\n',
        safe: true,
      },
    ],
  },
  {
    name: 'after a byte order mark the comment would take the damage',
    text: '\ufeffUser-agent: * # all\nDisallow: /a\n',
    findings: [{ messageId: 'trailing', safe: false }],
  },
  { text: '# a comment\n  # another\n', findings: [] },
]);
