import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { sourceFromText } from '../../source.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { runRules } from '../runRules.ts';
import { percentLowercase } from './percent-lowercase.ts';
import { percentNeedlessDocs } from './percent-needless.docs.ts';
import { percentNeedless } from './percent-needless.ts';

testRule(percentNeedless, percentNeedlessDocs, [
  {
    text: 'User-agent: *\nDisallow: /%7ejoe/%61%20 # %61\n',
    findings: [
      {
        messageId: 'needless',
        data: { escape: '%7e', character: '~', path: '/~joe/a%20' },
        at: '2:12-2:15',
        fixed: 'User-agent: *\nDisallow: /~joe/a%20 # %61\n',
        safe: false,
      },
    ],
  },
  {
    name: 'the characters around the unreserved ones keep their escapes',
    text: 'User-agent: *\nDisallow: /%2C%2F%3A%40%5B%60%7B%7D%7F%5E\n',
    findings: [],
  },
  ...['%2D', '%2E', '%30', '%39', '%41', '%5A', '%5F', '%61', '%7A', '%7E', '%4f', '%6F'].map((written) => ({
    text: `User-agent: *\nDisallow: /${written}\n`,
    findings: [{ messageId: 'needless', at: '2:12-2:15' }],
  })),
]);

test('a needless escape is not also told to be upper case', () => {
  const found = runRules(
    [percentNeedless, percentLowercase],
    sourceFromText('User-agent: *\nDisallow: /%7e\n'),
  );
  expect(found.map(({ id }) => id)).toEqual(['percent-needless']);
});

test.each([
  ['google', '/~joe', true],
  ['google', '/%7Ejoe', false],
  ['rfc9309', '/~joe', false],
  ['res1994', '/~joe', true],
  ['res1996', '/~joe', false],
] as const)('%s: a rule for /%%7Ejoe leaves %s open: %s', (dialect, url, open) => {
  const verdict = evaluate('User-agent: *\nDisallow: /%7Ejoe\n', 'FooBot', url, dialect);
  expect([verdict.allowed, verdict.line]).toEqual([open, open ? 0 : 2]);
});
