import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { ruleTieDocs } from './rule-tie.docs.ts';
import { ruleTie } from './rule-tie.ts';

testRule(ruleTie, ruleTieDocs, [
  {
    text: 'User-agent: *\nDisallow: /*.ph\nAllow: /page # x\n',
    findings: [
      {
        messageId: 'tie',
        severity: 'info',
        data: { disallow: '/*.ph', line: 2, url: '/pagex.ph' },
        at: '3:8-3:13',
        related: [2],
      },
    ],
  },
  {
    name: 'two patterns with wildcards, one bound at its end',
    text: 'User-agent: *\nAllow: /*.a$\nDisallow: /bb*c\n',
    findings: [{ messageId: 'tie', data: { disallow: '/bb*c', line: 3, url: '/bbxcx.a' } }],
  },
  { text: 'User-agent: *\nAllow: /a*c\nDisallow: /*bc\n', findings: [{ messageId: 'tie' }] },
  { text: 'User-agent: *\nAllow: /ab\nDisallow: /cd\nAllow: /x\nDisallow: /x\n', findings: [] },
]);

test('the URL that a tie names is decided by the Allow, and disallowed without it', () => {
  const url = '/pagex.ph';
  const robots = 'User-agent: *\nDisallow: /*.ph\nAllow: /page\n';
  expect(evaluate(robots, 'FooBot', url, 'google')).toMatchObject({ allowed: true, line: 3 });
  const without = evaluate(robots.replace('Allow: /page\n', ''), 'FooBot', url, 'google');
  expect(without).toMatchObject({ allowed: false, line: 2 });
});
