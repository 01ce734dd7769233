import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const expectationFailedDocs: RuleDocs = {
  id: 'expectation-failed',
  summary: 'A test URL that does not get the expected verdict',
  why: 'The list of test URLs states which pages must be allowed and which must be blocked. This rule reports when a change to the file breaks one of them.',
  incorrect: [
    {
      text: 'User-agent: *\nDisallow: /shop\n',
      context: { expectations: [{ agents: ['Googlebot'], url: '/shopping-guide', allowed: true }] },
    },
  ],
  correct: [
    {
      text: 'User-agent: *\nDisallow: /shop/\n',
      context: { expectations: [{ agents: ['Googlebot'], url: '/shopping-guide', allowed: true }] },
    },
  ],
  sources: [rfc9309('2.2')],
};
