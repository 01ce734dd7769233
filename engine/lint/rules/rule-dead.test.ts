import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { ruleDeadDocs } from './rule-dead.docs.ts';
import { ruleDead } from './rule-dead.ts';

testRule(ruleDead, ruleDeadDocs, [
  {
    text: 'User-agent: *\nDisallow: /a/ # x\nAllow: /*/*\n',
    findings: [{ messageId: 'dead', data: { winner: 'Allow: /*/*', line: 3, why: 'longer' } }],
  },
  {
    text: 'User-agent: *\nDisallow: /a/ # x\nAllow: /a/**\n',
    findings: [
      {
        messageId: 'dead',
        severity: 'warning',
        data: { winner: 'Allow: /a/**', line: 3, why: 'longer' },
        at: '2:11-2:14',
        related: [3],
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /a\nDisallow: /a*\n',
    findings: [{ messageId: 'needless', severity: 'hint' }],
  },
  {
    name: 'an index page and its folder, each covered by another rule',
    text: 'User-agent: *\nAllow: /a/index.html\nDisallow: /a/index.html*\nDisallow: /a/*$\n',
    findings: [
      {
        messageId: 'deadTogether',
        severity: 'warning',
        data: { lines: '3 and 4' },
        at: '2:8-2:21',
        related: [3, 4],
        safe: false,
      },
    ],
  },
  {
    name: 'at typing speed it takes one rule that covers all',
    text: 'User-agent: *\nAllow: /a/index.html\nDisallow: /a/index.html*\nDisallow: /a/*$\n',
    context: { exact: false },
    findings: [],
  },
  {
    text: 'User-agent: *\nAllow: /b\nDisallow: /b\nDisallow: /b\nAllow: /a$\nDisallow: /a*\nDisallow: /*.js\nAllow: /x.js\n',
    findings: [],
  },
]);

test('a rule that is called dead decides nothing', () => {
  const robots = 'User-agent: *\nDisallow: /shop/\nAllow: /shop/*\n';
  expect(evaluate(robots, 'FooBot', '/shop/a', 'google')).toMatchObject({ allowed: true, line: 3 });
  expect(evaluate(robots, 'FooBot', '/shop/', 'google')).toMatchObject({ allowed: true, line: 3 });
});
