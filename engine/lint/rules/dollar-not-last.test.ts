import { testRule } from '../../testing/ruleTester.ts';
import { dollarNotLastDocs } from './dollar-not-last.docs.ts';
import { dollarNotLast } from './dollar-not-last.ts';

testRule(dollarNotLast, dollarNotLastDocs, [
  {
    text: 'User-agent: *\nAllow: /é$/b # $\n',
    findings: [{ messageId: 'notLast', at: '2:10-2:11', data: { rest: '/b' }, fixed: null }],
  },
  { text: 'User-agent: *\nDisallow: /a$$\n', findings: [{ messageId: 'notLast', at: '2:13-2:14' }] },
  { text: 'User-agent: *\nDisallow: $\nDisallow: /a$ # b\nSitemap: /$a\n', findings: [] },
]);
