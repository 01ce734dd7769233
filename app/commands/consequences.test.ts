import { expect, test } from 'vitest';
import { consequences } from './consequences.ts';

test('a URL that changes is named, with whom it changes for and in which readings', () => {
  const before = 'User-agent: GPTBot\nDisallow: /a\n';
  expect(consequences(before, 'User-agent: GPTBot\nDisallow: /a\nDisallow: /b\n')).toEqual([
    '/b becomes disallowed for GPTBot (Google, RFC 9309, Bing, Yandex, Baidu, 1996, 1994).',
  ]);
});

test('what only readers of the first match read otherwise is told for them alone', () => {
  const before = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n';
  const [only, ...others] = consequences(before, 'User-agent: *\nAllow: /a/b\nDisallow: /a\n');
  expect(only).toMatch(/^\/a\/b becomes allowed for every crawler that no group names \(.*1996.*\)\.$/);
  expect(only).not.toMatch(/Google|RFC/);
  expect(others).toEqual([]);
});

test('files that say the same have none', () => {
  expect(consequences('User-agent: *\nDisallow: /a\n', 'user-agent:*\nDisallow:/a\n')).toEqual([]);
});
