import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UrlListEntry } from './urlList.ts';
import { parseUrlLine, parseUrlList, printUrlLine, printUrlList } from './urlList.ts';

const all = (expected: 'allow' | 'disallow' | 'none') => [{ expected, bots: [] }];

describe('a line of a URL list', () => {
  test.each<[string, Omit<UrlListEntry, 'line'>]>([
    ['/page', { url: '/page', expectations: [], only: [] }],
    ['  https://example.com/a?b=1  ', { url: 'https://example.com/a?b=1', expectations: [], only: [] }],
    ['+ /page', { url: '/page', expectations: all('allow'), only: [] }],
    ['- /cart', { url: '/cart', expectations: all('disallow'), only: [] }],
    ['-/cart', { url: '/cart', expectations: all('disallow'), only: [] }],
    ['? /x', { url: '/x', expectations: all('none'), only: [] }],
    ['?x=1', { url: '?x=1', expectations: [], only: [] }],
    [
      '+@Googlebot,bingbot /a',
      { url: '/a', expectations: [{ expected: 'allow', bots: ['Googlebot', 'bingbot'] }], only: [] },
    ],
    ['+ @Googlebot /a', { url: '/a', expectations: [{ expected: 'allow', bots: ['Googlebot'] }], only: [] }],
    [
      '+ -@GPTBot ?@"Screaming Frog SEO Spider" /a',
      {
        url: '/a',
        expectations: [
          { expected: 'allow', bots: [] },
          { expected: 'disallow', bots: ['GPTBot'] },
          { expected: 'none', bots: ['Screaming Frog SEO Spider'] },
        ],
        only: [],
      },
    ],
    ['@GPTBot /a', { url: '/a', expectations: [], only: ['GPTBot'] }],
    ['@GPTBot - /a', { url: '/a', expectations: all('disallow'), only: ['GPTBot'] }],
    ['/a # why', { url: '/a', expectations: [], only: [] }],
    ['/a#part', { url: '/a#part', expectations: [], only: [] }],
    ['/with space', { url: '/with space', expectations: [], only: [] }],
    ['/@me', { url: '/@me', expectations: [], only: [] }],
    ['/cr\r', { url: '/cr', expectations: [], only: [] }],
  ])('%j', (text, expected) => {
    expect(parseUrlLine(text, 3)).toEqual({ line: 3, ...expected });
  });

  test.each(['', '   ', '# comment', '  # comment', '+', '- ', '?', '@'])('%j asks nothing', (text) => {
    expect(parseUrlLine(text, 1)).toBeNull();
  });
});

test('a list counts its blank lines and comments', () => {
  expect(parseUrlList('# pages\n\n/a\r\n- /b').map(({ line, url }) => [line, url])).toEqual([
    [3, '/a'],
    [4, '/b'],
  ]);
});

const name = fc.oneof(
  fc.constantFrom('Googlebot', 'bingbot', 'Screaming Frog SEO Spider', 'a,b', '*'),
  fc.stringMatching(/^[A-Za-z][A-Za-z_-]{0,8}$/),
);
const entry = fc.record({
  url: fc.webPath().map((path) => `/${path}`),
  expectations: fc.array(
    fc.record({
      expected: fc.constantFrom('allow', 'disallow', 'none'),
      bots: fc.array(name, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  only: fc.array(name, { maxLength: 2 }),
});

test('what is printed reads the same', () => {
  fc.assert(
    fc.property(entry, (written) => {
      expect(parseUrlLine(printUrlLine(written), 7)).toEqual({ line: 7, ...written });
    }),
  );
});

test('a printed list has one line an entry', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      expect(parseUrlList(printUrlList(entries))).toEqual(
        entries.map((written, at) => ({ line: at + 1, ...written })),
      );
    }),
  );
});

test('any line is read or skipped', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('+', '-', '?', '@', '"', ',', ' ', '/', '#', 'a') }),
      (text) => {
        const read = parseUrlLine(text, 1);
        if (read !== null) expect(read.url).not.toBe('');
      },
    ),
  );
});
