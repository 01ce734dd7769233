import { testRule } from '../../testing/ruleTester.ts';
import { allowPortabilityDocs } from './allow-portability.docs.ts';
import { allowPortability } from './allow-portability.ts';

testRule(allowPortability, allowPortabilityDocs, [
  {
    text: 'User-agent: *\nAllow: /a/b # c\nDisallow: /a\nAllow: /a/c\n',
    findings: [
      { messageId: 'allow', severity: 'hint', at: '2:1-2:12', related: [4], data: { path: '/a/b' } },
    ],
  },
  {
    name: 'in a group that closes nothing',
    text: 'User-agent: a\nAllow: /\nDisallow:\n\nUser-agent: b\nDisallow: /\nAllow:\n',
    findings: [],
  },
]);
