import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { percentLowercaseDocs } from './percent-lowercase.docs.ts';
import { percentLowercase } from './percent-lowercase.ts';

testRule(percentLowercase, percentLowercaseDocs, [
  {
    text: 'User-agent: *\nDisallow: /%c3%A9%3f # %3f\nAllow: /%2f\n',
    findings: [
      {
        messageId: 'lowercase',
        data: { escape: '%c3', upper: '%C3' },
        at: '2:12-2:15',
        related: [3],
        fixed: 'User-agent: *\nDisallow: /%C3%A9%3F # %3f\nAllow: /%2F\n',
        safe: false,
      },
    ],
  },
  { text: 'User-agent: *\nDisallow: /%C3%20%zz%\n', findings: [] },
]);

test.each([
  ['google', '/%3C', false],
  ['google', '/%3c', true],
  ['rfc9309', '/%3c', false],
  ['res1994', '/%3C', true],
  ['res1994', '/%3c', false],
] as const)('%s: a rule for /%%3c leaves %s open: %s', (dialect, url, open) => {
  const verdict = evaluate('User-agent: *\nDisallow: /%3c\n', 'FooBot', url, dialect);
  expect([verdict.allowed, verdict.line]).toEqual([open, open ? 0 : 2]);
});
