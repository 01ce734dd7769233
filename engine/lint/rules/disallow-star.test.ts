import { testRule } from '../../testing/ruleTester.ts';
import { disallowStarDocs } from './disallow-star.docs.ts';
import { disallowStar } from './disallow-star.ts';

testRule(disallowStar, disallowStarDocs, [
  {
    text: 'User-agent: a\r\nDisallow:* # all\r\nDisallow: **\r\n',
    findings: [
      {
        messageId: 'star',
        at: '2:10-2:11',
        fixed: 'User-agent: a\r\nDisallow:/ # all\r\nDisallow: **\r\n',
        safe: false,
      },
      { messageId: 'star', at: '3:11-3:13' },
    ],
  },
  { text: 'User-agent: *\nAllow: *\nDisallow: /*\nDisallow: *.pdf\n', findings: [] },
]);
