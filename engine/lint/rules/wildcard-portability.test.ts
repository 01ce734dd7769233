import { testRule } from '../../testing/ruleTester.ts';
import { wildcardPortabilityDocs } from './wildcard-portability.docs.ts';
import { wildcardPortability } from './wildcard-portability.ts';

testRule(wildcardPortability, wildcardPortabilityDocs, [
  {
    text: 'User-agent: *\nDisallow: /a*b\nDisallow: /c\nAllow: /d$ # *\n',
    findings: [
      { messageId: 'wildcard', severity: 'hint', at: '2:11-2:15', related: [4], data: { path: '/a*b' } },
    ],
  },
  { text: 'User-agent: *\nDisallow: /a$b # *\nSitemap: *\n', findings: [] },
]);
