import { testRule } from '../../testing/ruleTester.ts';
import { commentCutsValueDocs } from './comment-cuts-value.docs.ts';
import { commentCutsValue } from './comment-cuts-value.ts';

testRule(commentCutsValue, commentCutsValueDocs, [
  {
    text: 'User-agent: *\nDisallow: /a#b # c\n',
    findings: [
      {
        messageId: 'cuts',
        severity: 'warning',
        data: { left: '/a', whole: '/a#b' },
        at: '2:13-2:15',
        fixed: 'User-agent: *\nDisallow: /a%23b # c\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /#\n',
    findings: [{ messageId: 'site', severity: 'error', data: { left: '/', whole: '/#' }, at: '2:12-2:13' }],
  },
  { text: 'User-agent: a#b\nSitemap: https://example.com/#a\n', findings: [] },
]);
