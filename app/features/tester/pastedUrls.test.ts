import { expect, test } from 'vitest';
import { pastedUrls } from './pastedUrls.ts';

test.each([
  ['a path', '/cart'],
  ['part of a line', '?sort=price'],
  ['a word', 'cart'],
  ['a list', '/a\nhttps://example.com/b\n'],
  ['a list with marks, comments and blank lines', '# shop\n\n+ /a\r\n-@GPTBot /b # why'],
])('%s is left to the editor', (_, text) => {
  expect(pastedUrls(text, '')).toBeNull();
});

test.each([
  ['a sentence', 'See https://example.com/a, please.', 'text'],
  ['a column of a sheet', 'Page\tClicks\nhttps://example.com/a\t1', 'text'],
  ['a sitemap', '<urlset><url><loc>https://example.com/a</loc></url></urlset>', 'sitemap'],
  [
    'a log',
    '192.0.2.1 - - [10/Oct/2026:13:55:36 +0000] "GET /a HTTP/1.1" 200 1 "-" "GPTBot/1.2"\n',
    'access-log',
  ],
])('%s is read as %s', async (_, text, format) => {
  const read = await pastedUrls(text, '')?.();
  expect(read).toMatchObject({ kind: 'urls', format });
});

test('prose without an address is no list', async () => {
  expect(await pastedUrls('Dear Sir,\nor Madam', '')?.()).toMatchObject({ kind: 'failed' });
});
