import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { orderDependentDocs } from './order-dependent.docs.ts';
import { orderDependent } from './order-dependent.ts';

testRule(orderDependent, orderDependentDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /a # 1\r\n# b\r\nDisallow: /c\r\nAllow: /a/b # 2\r\nAllow: /c/d\r\n',
    findings: [
      {
        messageId: 'tooLate',
        data: { url: '/a/b', line: 2, longest: 'allowed', first: 'disallowed' },
        at: '5:8-5:12',
        related: [2, 6],
        fixed:
          'User-agent: *\r\nAllow: /a/b # 2\r\n# b\r\nDisallow: /a # 1\r\nAllow: /c/d\r\nDisallow: /c\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'one finding a group',
    text: 'User-agent: a\nDisallow: /\nAllow: /a\nAllow: /b\n\nUser-agent: Baiduspider\nDisallow: /\nAllow: /c\n',
    findings: [
      { messageId: 'tooLate', related: [2, 4], severity: 'info', crawlers: [] },
      { messageId: 'tooLate', severity: 'warning', crawlers: ['Baiduspider'] },
    ],
  },
  { text: 'User-agent: *\nAllow: /\nDisallow: /a/\n', findings: [{ messageId: 'tooLate', at: '3:11-3:14' }] },
  { text: 'User-agent: *\nDisallow: /\nDisallow: /a\nAllow:\nDisallow:\n', findings: [] },
  { text: 'User-agent: *\nDisallow: /a/\nAllow: /b/\nAllow: /c.css$\nDisallow: /c.css\n', findings: [] },
  {
    name: 'a URL in which two patterns meet',
    text: 'User-agent: *\nDisallow: /a\nAllow: /*.css$\n',
    findings: [
      { messageId: 'tooLate', data: { url: '/a.css', line: 2, longest: 'allowed', first: 'disallowed' } },
    ],
  },
  {
    name: 'at typing speed only plain URLs are tried',
    text: 'User-agent: *\nDisallow: /a\nAllow: /*.css$\n',
    context: { exact: false },
    findings: [],
  },
]);

test.each([
  ['google', true, 3],
  ['baidu', false, 2],
  ['res1996', false, 2],
] as const)('%s: the Allow below opens the page: %s', (dialect, open, line) => {
  const robots = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n';
  const verdict = evaluate(robots, 'FooBot', '/a/b', dialect);
  expect([verdict.allowed, verdict.line]).toEqual([open, line]);
});
