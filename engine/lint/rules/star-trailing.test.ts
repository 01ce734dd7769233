import { testRule } from '../../testing/ruleTester.ts';
import { starTrailingDocs } from './star-trailing.docs.ts';
import { starTrailing } from './star-trailing.ts';

testRule(starTrailing, starTrailingDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /a/** # all\r\n',
    findings: [
      {
        messageId: 'trailing',
        at: '2:14-2:16',
        data: { stars: '**', path: '/a/' },
        fixed: 'User-agent: *\r\nDisallow: /a/ # all\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'before any User-agent line nothing can change',
    text: 'Disallow: /a*\n',
    findings: [{ messageId: 'trailing', fixed: 'Disallow: /a\n', safe: true }],
  },
  { name: 'a lone star is another matter', text: 'User-agent: *\nDisallow: *\nAllow: **\n', findings: [] },
]);
