import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { pathNoSlash } from './path-no-slash.ts';
import { pathRegexDocs } from './path-regex.docs.ts';
import { pathRegex } from './path-regex.ts';

const oneRule = (path: string): string => `User-agent: *\nDisallow: ${path}\n`;

testRule(pathRegex, pathRegexDocs, [
  {
    text: oneRule('/item/[0-9]+'),
    findings: [{ messageId: 'regex', severity: 'warning', data: { text: '[0-9]+' }, at: '2:17-2:23' }],
  },
  { text: oneRule('/(a|b)/.*'), findings: [{ messageId: 'regex', data: { text: '(a|b)' } }] },
  { text: oneRule('^/a'), findings: [{ messageId: 'regex', at: '2:11-2:14' }] },
  { text: oneRule('/x.+/y'), findings: [{ messageId: 'regex', data: { text: '.+' } }] },
  { text: oneRule('/a\\.html'), findings: [{ messageId: 'regex', data: { text: '\\.' } }] },
  { text: oneRule('*\\+*\\+*'), findings: [{ messageId: 'regex' }] },
  { text: oneRule('/[^/]+/x'), findings: [{ messageId: 'regex', data: { text: '[^/]+' } }] },
  { text: oneRule('/y/[0-9]{2,}/'), findings: [{ messageId: 'regex', data: { text: '[0-9]{2,}' } }] },
  { text: oneRule('/é/.*$'), findings: [{ messageId: 'dotStar', severity: 'hint', at: '2:14-2:16' }] },
  ...[
    '/*[',
    '/*(d=',
    '/*f[0]=*',
    '/{{product.url}}',
    '/*.print.*',
    '/a|b',
    '/$x^',
    '/list?sort=+',
    '/admin\\',
  ].map((path) => ({ text: oneRule(path), findings: [] })),
]);

test('hides the missing slash', () => {
  const source = sourceFromText(oneRule('^/a'));
  expect(runRules([pathNoSlash, pathRegex], source).map(({ id }) => id)).toEqual(['path-regex']);
});

test.each([
  ['/item/12', true],
  ['/item/[0-9]+', false],
])('a crawler takes the expression as it stands: %s is open: %s', (url, open) => {
  const verdict = evaluate(oneRule('/item/[0-9]+'), 'FooBot', url, 'google');
  expect([verdict.allowed, verdict.line]).toEqual([open, open ? 0 : 2]);
});
