import { expect, test } from 'vitest';
import type { DialectId } from '../../engine/index.ts';
import { compareDialects } from '../../engine/index.ts';
import { explainDifference } from './explainDifference.ts';
import { plainText } from './sentence.ts';

/** The sentence for a file, asked for a bot in two dialects. */
function sentence(robots: string, agent: string, url: string, a: DialectId, b: DialectId): string {
  const difference = compareDialects(robots, agent, url, a, b);
  return difference.kind === 'same' ? 'same' : plainText(explainDifference(difference));
}

test('order: the longest match against the first', () => {
  expect(sentence('User-agent: *\nDisallow: /a\nAllow: /a/b\n', 'x', '/a/b', 'google', 'res1996')).toBe(
    'Google uses the longest matching pattern, line 3; the 1996 draft uses the first matching rule, line 2.',
  );
});

test('wildcards', () => {
  expect(sentence('User-agent: *\nDisallow: /*.pdf$\n', 'x', '/a.pdf', 'google', 'res1994')).toBe(
    'Google reads “*” and a final “$” as wildcards; the 1994 standard does not: Google blocks by line 2, the 1994 standard allows it because no rule matches.',
  );
});

test('a blank line', () => {
  expect(sentence('User-agent: *\n\nDisallow: /a\n', 'x', '/a', 'google', 'res1996')).toContain(
    'The 1996 draft ends a group at a blank line, line 2; Google does not',
  );
});

test('a misspelt field', () => {
  expect(sentence('User-agent: *\nDisalow: /a\n', 'x', '/a', 'google', 'rfc9309')).toContain(
    'Google accepts the misspelt field name on line 2; RFC 9309 ignores the line',
  );
});

test('the same files read from the other side name the same reader for the same habit', () => {
  expect(sentence('User-agent: *\nDisalow: /a\n', 'x', '/a', 'rfc9309', 'google')).toContain(
    'Google accepts the misspelt field name on line 2; RFC 9309 ignores the line',
  );
});

test('a name that only one of them takes for the bot’s', () => {
  const robots = 'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot-Image\nAllow: /\n';
  expect(sentence(robots, 'Googlebot', '/a', 'google', 'res1996')).toBe(
    '“Googlebot-Image” on line 4 matches this bot for the 1996 draft but not for Google: Google blocks by line 2, the 1996 draft allows by line 5.',
  );
});

test.each([
  ['allow-unknown', 'User-agent: *\nAllow: /a\nDisallow: /\n', '/a', 'google', 'res1994'],
  ['value without slash', 'User-agent: *\nDisallow: a\n', '/a', 'google', 'res1996'],
  ['whole URL', 'User-agent: *\nDisallow: https://x.example/a\n', 'https://x.example/a', 'google', 'res1994'],
  ['robots.txt', 'User-agent: *\nDisallow: /\n', '/robots.txt', 'google', 'rfc9309'],
  ['escapes', 'User-agent: *\nDisallow: /%61\n', '/a', 'google', 'rfc9309'],
  ['index page', 'User-agent: *\nDisallow: /\nAllow: /a/index.html\n', '/a/', 'google', 'rfc9309'],
  ['missing colon', 'User-agent: *\nDisallow /a\n', '/a', 'google', 'rfc9309'],
  ['byte order mark', '\ufeffUser-agent: *\nDisallow: /a\n', '/a', 'google', 'res1994'],
  [
    'first record only',
    'User-agent: x\nAllow: /\n\nUser-agent: x\nDisallow: /a\n',
    '/a',
    'google',
    'res1996',
  ],
  ['agent in a longer name', 'User-agent: xyz\nDisallow: /a\n', '/a', 'google', 'res1996'],
] as const)('%s: a sentence that begins, ends and names both readers', (_, robots, url, a, b) => {
  const text = sentence(robots, 'x', url, a, b);
  expect(text).toMatch(/^[A-Z“/l].*\.$/s);
  expect(text).toContain('Google');
  expect(text).toMatch(/RFC 9309|1994|1996/);
  expect(text).not.toMatch(/undefined| {2}|\.\./);
});
