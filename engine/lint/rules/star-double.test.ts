import { testRule } from '../../testing/ruleTester.ts';
import { starDoubleDocs } from './star-double.docs.ts';
import { starDouble } from './star-double.ts';

testRule(starDouble, starDoubleDocs, [
  {
    text: 'User-agent: *\nDisallow: /a***b/**c\n',
    findings: [
      { messageId: 'double', at: '2:13-2:16', fixed: 'User-agent: *\nDisallow: /a*b/**c\n', safe: false },
      { messageId: 'double', at: '2:18-2:20', fixed: 'User-agent: *\nDisallow: /a***b/*c\n' },
    ],
  },
  { text: 'User-agent: *\nDisallow: /a**\nDisallow: /b**$\nDisallow: /*a*\n', findings: [] },
]);
