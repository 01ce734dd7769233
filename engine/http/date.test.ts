import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDate } from './date.ts';

describe('dates in headers and directives', () => {
  test.each([
    ['RFC 9110 5.6.7, IMF-fixdate', 'Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['RFC 850', 'Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['asctime', 'Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
    ['RFC 822 with a named zone', '25 Jun 2010 15:00:00 PST', '2010-06-25T23:00:00Z'],
    ['RFC 822 with an offset', 'Fri, 25 Jun 2010 15:00:00 +0200', '2010-06-25T13:00:00Z'],
    ['RFC 850 as the first announcement had it', '25-Aug-2007 15:00:00 EST', '2007-08-25T20:00:00Z'],
    ['ISO 8601, a day', '2026-12-31', '2026-12-31T00:00:00Z'],
    ['ISO 8601, UTC', '2026-12-31T23:59:59Z', '2026-12-31T23:59:59Z'],
    ['ISO 8601, an offset', '2026-12-31T23:59:59.5+01:00', '2026-12-31T22:59:59Z'],
    ['ISO 8601, no seconds', '2026-12-31 23:59', '2026-12-31T23:59:00Z'],
    ['a leap day', '29 Feb 2024 00:00:00 GMT', '2024-02-29T00:00:00Z'],
    ['a year of two digits', '01 Jan 69 00:00:00 GMT', '2069-01-01T00:00:00Z'],
  ])('%s: %s', (_name, text, iso) => {
    expect(parseDate(text)).toBe(Date.parse(iso) / 1000);
  });

  test.each([
    '',
    '0',
    '-1',
    'tomorrow',
    '31 Feb 2024',
    '29 Feb 2023',
    '2026-13-01',
    '1 Jan 2024 25:00:00 GMT',
    '1 Jan 2024 10:00 XYZ',
  ])('%j is no date', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  test('a megabyte of blanks is no date, and soon refused', () => {
    const blanks = ' '.repeat(1_000_000);
    for (const text of [`1 Jan${blanks}2024 x`, `Sun${blanks}x`, `1 Jan 2024${blanks}x`])
      expect(parseDate(text)).toBeNull();
  });

  test('every second that Date can print is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 250_000_000_000 }), (seconds) => {
        const date = new Date(seconds * 1000);
        expect(parseDate(date.toISOString())).toBe(seconds);
        if (date.getUTCFullYear() >= 1000) expect(parseDate(date.toUTCString())).toBe(seconds);
      }),
    );
  });

  test('nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seconds = parseDate(text);
        expect(seconds === null || Number.isInteger(seconds)).toBe(true);
      }),
    );
  });
});
