import { testRule } from '../../testing/ruleTester.ts';
import { sessionOnlyQueryDocs } from './session-only-query.docs.ts';
import { sessionOnlyQuery } from './session-only-query.ts';

testRule(sessionOnlyQuery, sessionOnlyQueryDocs, [
  {
    text: 'User-agent: *\nDisallow: /*?\nDisallow: *?*\n',
    findings: [{ messageId: 'everyQuery', severity: 'hint', at: '2:11-2:14' }, { messageId: 'everyQuery' }],
  },
  {
    text: 'User-agent: *\nAllow: /*?\nDisallow: /*?$\nDisallow: /?\nDisallow: /*?s=\nDisallow: /a*?\n',
    findings: [],
  },
]);
