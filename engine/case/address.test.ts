import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalUrl } from '../url/index.ts';
import { caseSite, createAddressReader, readAddress } from './address.ts';
import { parseUrlList } from './urlList.ts';

describe('the site of a case', () => {
  test.each([
    ['https://Example.com:443/x', '', { origin: 'https://example.com', from: 'given' }],
    ['example.com', 'https://other.example/', { origin: 'https://example.com', from: 'given' }],
    ['', '/a\nhttps://example.com/a', { origin: 'https://example.com', from: 'list' }],
    [
      '',
      'https://stray.example/\nhttps://example.com/a\nhttps://example.com/b',
      { origin: 'https://example.com', from: 'list' },
    ],
    ['', 'https://b.example/\nhttps://a.example/', { origin: 'https://b.example', from: 'list' }],
    [
      '',
      'https://stray.example/\nexample.com/a\nwww.example.com/b\nexample.com/c',
      { origin: 'https://example.com', from: 'list' },
    ],
    [
      '',
      'https://stray.example/\nexample.com/a\nhttp://example.com/b',
      { origin: 'http://example.com', from: 'list' },
    ],
    ['', 'page.html', { origin: null, from: 'nothing' }],
    ['', 'https://\nmailto:a@example.com', { origin: null, from: 'nothing' }],
    ['not an origin', '/a', { origin: null, from: 'nothing' }],
  ])('origin %j, list %j', (origin, list, expected) => {
    expect(caseSite({ origin }, parseUrlList(list))).toEqual(expected);
  });
});

describe('an address', () => {
  test.each([
    ['/a b', null, { kind: 'governed', url: '/a%20b' }],
    ['/a', 'https://example.com', { kind: 'governed', url: 'https://example.com/a' }],
    ['https://example.com/a#b', 'https://example.com', { kind: 'governed', url: 'https://example.com/a' }],
    [
      'https://example.com.evil.example/a',
      'https://example.com',
      {
        kind: 'outside',
        url: 'https://example.com.evil.example/a',
        governedBy: 'https://example.com.evil.example/robots.txt',
      },
    ],
    [
      'www.example.com/a',
      'https://example.com',
      {
        kind: 'outside',
        url: 'https://www.example.com/a',
        governedBy: 'https://www.example.com/robots.txt',
      },
    ],
    ['mailto:x@example.com', null, { kind: 'unreadable', reason: 'scheme-not-crawled' }],
  ])('%j on %j', (typed, origin, expected) => {
    expect(readAddress(typed, origin)).toEqual(expected);
  });
});

const pieces = fc.array(
  fc.constantFrom(
    ...[
      'https://',
      'http://',
      'example.com',
      '127.1',
      '0x7f.1',
      'xn--a',
      ':443',
      ':8080',
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%41',
    ],
    ...['%', '?', '#', '\\', ' ', 'é', 'a', 'A', '+', '*', '$', '@', ';', "'", '|', 'www.', 'localhost'],
  ),
  { maxLength: 8 },
);

test('seeing quickly that an address is sent as it stands gives what a closer look gives', () => {
  fc.assert(
    fc.property(
      pieces.map((parts) => parts.join('')),
      fc.constantFrom(null, 'https://example.com', 'http://example.com:8080'),
      (typed, origin) => {
        const canonical = canonicalUrl(typed, origin === null ? {} : { base: origin });
        const address = readAddress(typed, origin);
        if (address.kind === 'unreadable') {
          expect(canonical.ok).toBe(false);
          return;
        }
        // A host alone takes its scheme from the site.
        const isHostAlone = canonical.ok && canonical.changes.some(({ kind }) => kind === 'scheme-added');
        const compared = (url: string | null) => (isHostAlone ? url?.replace(/^https?:/, '') : url);
        expect(canonical.ok && compared(canonical.url)).toBe(compared(address.url));
        if (address.kind === 'governed' && origin !== null)
          expect(canonical.ok && compared(canonical.origin)).toBe(compared(origin));
      },
    ),
    { numRuns: 3000 },
  );
});

/** What a list of a site's URLs comes to: how each stands to the site, and what is asked. */
function listReader(origin: string | null) {
  const readListed = createAddressReader(origin);
  return (typed: string) => {
    const address = readListed(typed);
    return { standing: address.kind, url: address.kind === 'governed' ? address.url : null };
  };
}

const site = 'https://example.com';
const read = listReader(site);

test.each([
  ['/a?b=c', 'governed', `${site}/a?b=c`],
  ['https://example.com/a', 'governed', `${site}/a`],
  ['HTTPS://Example.COM/a', 'governed', `${site}/a`],
  ['https://example.com:443/a', 'governed', `${site}/a`],
  ['example.com/a', 'governed', `${site}/a`],
  ['/a/../b', 'governed', `${site}/b`],
  ['/é#top', 'governed', `${site}/%C3%A9`],
  ['https://www.example.com/a', 'outside', null],
  ['http://example.com/a', 'outside', null],
  ['//other.example/a', 'outside', null],
  ['mailto:someone@example.com', 'unreadable', null],
  ['https:///', 'unreadable', null],
])('%s is %s', (typed, standing, url) => {
  expect(read(typed)).toEqual({ standing, url });
});

test('a host without a scheme is taken for the site, whatever its scheme', () => {
  const readHttp = listReader('http://example.com');
  expect(readHttp('example.com/a').url).toBe('http://example.com/a');
  expect(readHttp('//example.com/a').url).toBe('http://example.com/a');
  expect(readHttp('https://example.com/a').standing).toBe('outside');
});

test('without a site every origin counts, and a path stands alone', () => {
  const readAny = listReader(null);
  expect(readAny('https://other.example/a').url).toBe('https://other.example/a');
  expect(readAny('/a').url).toBe('/a');
});

test('the short way and the long way lead to the same URL', () => {
  const origin = fc.constantFrom(
    '',
    site,
    'https://example.com:443',
    'https://EXAMPLE.com',
    'http://a.b',
    'https://a_b',
  );
  const part = fc.constantFrom(
    '/',
    'a',
    '.',
    '..',
    '%2e',
    '%',
    '%41',
    '?',
    '//',
    ':',
    '@',
    '&',
    ';',
    '|',
    '*',
    '$',
    ' ',
    'é',
    '中',
    '\u0301',
    '😀',
    '\ud800',
    '\u00a0',
  );
  fc.assert(
    fc.property(origin, fc.array(part, { maxLength: 8 }), (start, parts) => {
      const typed = `${start}/${parts.join('')}`;
      const canonical = canonicalUrl(typed, { base: site });
      const governed = canonical.ok && canonical.origin === site;
      expect(read(typed).url).toBe(governed ? canonical.url : null);
    }),
    { numRuns: 2_000 },
  );
});
