import { testRule } from '../../testing/ruleTester.ts';
import { pathNoSlashDocs } from './path-no-slash.docs.ts';
import { pathNoSlash } from './path-no-slash.ts';

testRule(pathNoSlash, pathNoSlashDocs, [
  {
    name: 'signs before the path',
    text: 'User-agent: *\nDisallow: : /a b\n',
    findings: [{ messageId: 'noSlash', at: '2:11-2:17', fixed: 'User-agent: *\nDisallow: /a b\n' }],
  },
  {
    text: 'User-agent: *\nDisallow: private # old\r\n',
    findings: [
      {
        messageId: 'noSlash',
        data: { path: 'private' },
        at: '2:11-2:18',
        fixed: 'User-agent: *\nDisallow: /private # old\r\n',
        safe: false,
      },
    ],
  },
  { text: 'User-agent: *\nAllow: é\n', findings: [{ messageId: 'noSlash', at: '2:8-2:9' }] },
  { text: 'Disallow: x\n', findings: [{ messageId: 'noSlash', at: '1:11-1:12', safe: true }] },
]);
