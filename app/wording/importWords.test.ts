import { expect, test } from 'vitest';
import type { Taken } from './importWords.ts';
import { tookDetails } from './importWords.ts';

const taken: Taken = { format: 'text', skipped: 0, skippedAt: [], duplicates: 0, bots: 0 };

test('of nothing left out there is nothing to say', () => {
  expect(tookDetails(taken)).toBeUndefined();
});

test('who fetched is told of logs alone: a list names the bots that shall be asked', () => {
  expect(tookDetails({ ...taken, bots: 2 })).toBeUndefined();
  expect(tookDetails({ ...taken, format: 'access-log', bots: 2 })).toMatch(
    /bots that fetched it, 2 bots in all/,
  );
  expect(tookDetails({ ...taken, format: 'json-log', bots: 1 })).toMatch(/1 bot in all/);
});

test.each([
  [{ skipped: 1, skippedAt: [7] }, '1 line has no URL (line 7).'],
  [{ skipped: 2, skippedAt: [3, 1200] }, '2 lines have no URL (lines 3, 1,200).'],
  [{ skipped: 7, skippedAt: [1, 2, 3, 4, 5] }, '7 lines have no URL (lines 1, 2, 3, 4, 5 …).'],
  [{ format: 'access-log', skipped: 1, skippedAt: [2] }, '1 line has no URL or no bot (line 2).'],
  [{ format: 'sitemap', skipped: 2, skippedAt: [1, 2] }, '2 entries have no URL.'],
  [{ skipped: 2, skippedAt: [] }, '2 lines have no URL.'],
] as const)('of %j it is said: %s', (left, words) => {
  expect(tookDetails({ ...taken, ...left })).toBe(words);
});
