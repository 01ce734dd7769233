import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { emptyDisallowDocs } from './empty-disallow.docs.ts';
import { emptyDisallow } from './empty-disallow.ts';

testRule(emptyDisallow, emptyDisallowDocs, [
  {
    text: 'User-agent: *\nDisallow:\nAllow: /x\nDisallow: /a\nDisallow: # b\nDisallow: /c\nDisallow:\n',
    findings: [
      { messageId: 'before', data: { line: 4 }, at: '2:1-2:9' },
      { messageId: 'before', data: { line: 6 } },
      { messageId: 'after', data: { line: 4 } },
    ],
  },
  { text: 'User-agent: *\nDisallow:\nDisallow:\nAllow: /a\n\nUser-agent: b\nDisallow: /\n', findings: [] },
]);

test.each([
  ['google', false, 3],
  ['res1996', true, 2],
] as const)('%s: what stands below an empty Disallow is open: %s', (dialect, open, line) => {
  const verdict = evaluate('User-agent: *\nDisallow:\nDisallow: /a\n', 'FooBot', '/a', dialect);
  expect([verdict.allowed, verdict.line]).toEqual([open, line]);
});
