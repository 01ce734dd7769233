import { describe, expect, test } from 'vitest';
import { isShortLink, parseShortLink } from './shortLink.ts';
import { emptyCase } from './testCase.ts';

describe('a short link', () => {
  test('says everything that a first test needs', () => {
    const link =
      'robots=User-agent%3A%20*%0ADisallow:+/a&url=/a&expect=disallow&url=/b%3Fx&expect=allow&url=/c&agent=Googlebot&agent=bingbot&origin=https://example.com&dialect=rfc9309';
    expect(parseShortLink(link)).toEqual({
      ok: true,
      value: {
        ...emptyCase,
        robots: { kind: 'text', text: 'User-agent: *\nDisallow: /a' },
        urlList: '- /a\n+ /b?x\n/c',
        bots: ['Googlebot', 'bingbot'],
        origin: 'https://example.com',
        reading: 'rfc9309',
      },
    });
  });

  test('compares where it names several dialects', () => {
    expect(parseShortLink('robots=x&dialect=google&dialect=res1996')).toMatchObject({
      value: { reading: 'google', dialects: ['google', 'res1996'] },
    });
  });

  test('keeps octets that are not UTF-8', () => {
    expect(parseShortLink('robots=a%FF')).toMatchObject({
      value: { robots: { kind: 'octets', octets: Uint8Array.of(0x61, 0xff) } },
    });
  });

  test.each([
    ['an escape that is none stays', 'url=/50%&robots=', { urlList: '/50%' }],
    ['unknown names are ignored', 'url=/a&utm_source=x&__proto__=1', { urlList: '/a' }],
    ['an expectation before any URL is ignored', 'expect=allow&url=/a', { urlList: '/a' }],
    ['a line end in a URL does not make two', 'url=/a%0A/b', { urlList: '/a /b' }],
    ['letters beyond ASCII may stand as they are', 'url=/é😀', { urlList: '/é😀' }],
  ])('%s', (_, link, expected) => {
    expect(parseShortLink(link)).toMatchObject({ ok: true, value: expected });
  });

  test('tells with which status robots.txt was answered', () => {
    expect(parseShortLink('robots=&origin=https://example.com&status=503')).toMatchObject({
      ok: true,
      value: { fetch: { hops: [], result: { kind: 'response', status: 503, headers: {} } } },
    });
  });

  test.each(['', '0', '99', '20x', '1000'])('a status of %j is none', (status) => {
    expect(parseShortLink(`robots=&status=${status}`)).toMatchObject({ ok: true, value: { fetch: null } });
  });

  test('an unknown dialect is refused', () => {
    expect(parseShortLink('url=/&dialect=netscape')).toMatchObject({
      ok: false,
      error: { kind: 'invalid', error: { kind: 'invalid', path: 'reading' } },
    });
  });

  test.each([
    ['robots=', true],
    ['url=/', true],
    ['verdicts', false],
    ['tab=urls&robots=x', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isShortLink(text)).toBe(expected);
  });
});
