import { testRule } from '../../testing/ruleTester.ts';
import { queryPortabilityDocs } from './query-portability.docs.ts';
import { queryPortability } from './query-portability.ts';

testRule(queryPortability, queryPortabilityDocs, [
  {
    text: 'User-agent: *\nDisallow: /*?\nAllow: /a\nAllow: /a?b\n',
    findings: [{ messageId: 'query', severity: 'hint', at: '2:11-2:14', related: [4] }],
  },
  { text: 'User-agent: *\nDisallow: /a%3Fb # ?\nSitemap: https://a/b?c\n', findings: [] },
]);
