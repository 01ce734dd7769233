import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { pathAbsoluteUrlDocs } from './path-absolute-url.docs.ts';
import { pathAbsoluteUrl } from './path-absolute-url.ts';
import { pathNoSlash } from './path-no-slash.ts';

testRule(pathAbsoluteUrl, pathAbsoluteUrlDocs, [
  {
    text: 'User-agent: *\r\nDisallow: HTTPS://Example.com/a?b # c\r\n',
    context: { origin: 'https://example.com' },
    findings: [
      {
        messageId: 'wholeUrl',
        at: '2:11-2:34',
        data: { scheme: 'HTTPS://', path: '/a?b' },
        fixed: 'User-agent: *\r\nDisallow: /a?b # c\r\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: https://example.com\n',
    findings: [{ messageId: 'wholeUrl', fixed: 'User-agent: *\nDisallow: /\n', safe: false }],
  },
  {
    text: 'User-agent: *\nDisallow: http://a.example/x\n',
    context: { origin: 'https://b.example' },
    findings: [
      { messageId: 'otherHost', data: { own: 'b.example', host: 'a.example', path: '/x' }, fixed: null },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: //example.com/a\nDisallow: /https://a\nSitemap: https://a/b\n',
    findings: [],
  },
]);

test('hides the missing slash', () => {
  const source = sourceFromText('User-agent: *\nDisallow: http://a.example/x\n');
  expect(runRules([pathNoSlash, pathAbsoluteUrl], source).map(({ id }) => id)).toEqual(['path-absolute-url']);
});

test.each([
  ['google', true],
  ['rfc9309', true],
  ['res1994', false],
] as const)('%s: a rule with the URL itself leaves it open: %s', (dialect, open) => {
  const url = 'https://example.com/a';
  const verdict = evaluate(`User-agent: *\nDisallow: ${url}\n`, 'FooBot', url, dialect);
  expect([verdict.allowed, verdict.line]).toEqual([open, open ? 0 : 2]);
});
