import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalUrl } from '../url/index.ts';
import { caseSite, readAddress } from './address.ts';
import { parseUrlList } from './urlList.ts';

describe('the site of a case', () => {
  test.each([
    ['https://Example.com:443/x', '', { origin: 'https://example.com', from: 'given' }],
    ['example.com', 'https://other.example/', { origin: 'https://example.com', from: 'given' }],
    ['', '/a\nhttps://example.com/a', { origin: 'https://example.com', from: 'first-url' }],
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
        if (address.kind === 'unreadable') expect(canonical.ok).toBe(false);
        else expect(canonical).toMatchObject({ ok: true, url: address.url });
        if (address.kind === 'governed' && origin !== null) expect(canonical).toMatchObject({ origin });
      },
    ),
    { numRuns: 3000 },
  );
});
