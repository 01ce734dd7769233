import { describe, expect, test } from 'vitest';
import { durationInWords, isoMoment, momentForInput, momentFromInput, momentInWords } from './moments.ts';

const moment = Date.UTC(2026, 10, 30, 9, 41, 12) / 1000;

test('a moment is told in UTC', () => {
  expect(momentInWords(moment)).toBe('Nov 30, 2026, 09:41 UTC');
  expect(isoMoment(moment)).toBe('2026-11-30T09:41:12.000Z');
  expect(momentInWords(Date.UTC(2026, 0, 1) / 1000)).toBe('Jan 1, 2026, 00:00 UTC');
});

test('a moment beyond what a calendar holds is told without one', () => {
  expect(momentInWords(Number.MAX_SAFE_INTEGER)).toBe('a date out of range');
  expect(isoMoment(Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(momentForInput(Number.MAX_SAFE_INTEGER)).toBe('');
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59.9, '59 seconds'],
  [3600, '1 hour'],
  [43_200, '12 hours'],
  [86_400, '24 hours'],
  [86_400 + 3600, '1 day and 1 hour'],
  [2_592_000, '30 days'],
  [2 * 86_400 + 59, '2 days'],
  [-5, '0 seconds'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words);
});

describe('a moment in an input', () => {
  test('comes back to the minute', () => {
    expect(momentForInput(moment)).toBe('2026-11-30T09:41');
    expect(momentFromInput('2026-11-30T09:41')).toBe(moment - 12);
  });

  test('is none where there is none', () => {
    expect(momentForInput(null)).toBe('');
    expect(momentFromInput('')).toBeNull();
    expect(momentFromInput('2026-13-01T00:00')).toBeNull();
  });
});
