import { describe, expect, test } from 'vitest';
import { freshnessOf, maxAgeFreshness, parseCacheControl } from './freshness.ts';

describe('Cache-Control directives (RFC 9111 5.2)', () => {
  test.each([
    ['max-age=3600', [['max-age', '3600']]],
    [
      'Max-Age="60", no-transform',
      [
        ['max-age', '60'],
        ['no-transform', ''],
      ],
    ],
    [
      'private="a, b", max-age=5',
      [
        ['private', 'a, b'],
        ['max-age', '5'],
      ],
    ],
    ['max-age=1,,max-age=2', [['max-age', '1']]],
    ['', []],
  ])('%j', (value, expected) => {
    expect([...parseCacheControl(value)]).toEqual(expected);
  });
});

describe('freshness (RFC 9111 4.2)', () => {
  const date = 'Sun, 06 Nov 1994 08:49:37 GMT';
  test.each([
    ['nothing said', {}, null],
    ['max-age', { cacheControl: 'public, max-age=3600' }, { seconds: 3600, basis: 'max-age' }],
    ['max-age less Age', { cacheControl: 'max-age=3600', age: '600' }, { seconds: 3000, basis: 'max-age' }],
    ['Age beyond max-age', { cacheControl: 'max-age=60', age: '600' }, { seconds: 0, basis: 'max-age' }],
    [
      'max-age before Expires',
      { cacheControl: 'max-age=60', expires: date },
      { seconds: 60, basis: 'max-age' },
    ],
    ['max-age that is no number', { cacheControl: 'max-age=1h' }, { seconds: 0, basis: 'max-age' }],
    ['no-store', { cacheControl: 'no-store, max-age=60' }, { seconds: 0, basis: 'no-store' }],
    ['no-cache', { cacheControl: 'no-cache' }, { seconds: 0, basis: 'no-store' }],
    [
      'Expires against Date',
      { date, expires: 'Sun, 06 Nov 1994 09:49:37 GMT' },
      { seconds: 3600, basis: 'expires' },
    ],
    [
      'Expires against the clock',
      { expires: 'Thu, 01 Jan 1970 00:20:00 GMT' },
      { seconds: 200, basis: 'expires' },
    ],
    ['Expires that is no date', { expires: '0' }, { seconds: 0, basis: 'expires' }],
  ])('%s', (_name, headers, expected) => {
    expect(freshnessOf(headers, 1000)).toEqual(expected);
  });

  test('max-age alone passes over no-store and Expires', () => {
    expect(maxAgeFreshness({ cacheControl: 'no-store', expires: date })).toBeNull();
    expect(maxAgeFreshness({ cacheControl: 'no-store, max-age=9' })).toEqual({
      seconds: 9,
      basis: 'max-age',
    });
  });
});
