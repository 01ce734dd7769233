import { expect, test } from 'vitest';
import { progressWords, sizeWords } from './bulkWords.ts';
import { decisionWords } from './decisionWords.ts';
import { totalsWords } from './expectationWords.ts';

const progress = {
  rows: 200_000,
  allowed: [],
  disallowed: [],
  outside: 0,
  unreadable: 0,
  unexpected: 0,
  expectations: 0,
  failures: 0,
  octetsRead: 25,
  octets: 100,
  elapsedMilliseconds: 4000,
};

test('a run says how fast it is and how long it will take', () => {
  expect(progressWords(progress)).toBe('50,000 URLs per second, 12 seconds left');
  expect(progressWords({ ...progress, octetsRead: 99 })).toBe('50,000 URLs per second, a moment left');
  expect(progressWords({ ...progress, octets: 100_000 })).toBe('50,000 URLs per second, 267 minutes left');
  expect(progressWords(null)).toBe('');
});

test.each([
  [12, '12 B'],
  [83_400, '83 kB'],
  [104_000_000, '104 MB'],
])('%d octets are %s', (octets, words) => {
  expect(sizeWords(octets)).toBe(words);
});

test.each([
  [12, 340, 340, 'Line 12 blocks 340 URLs'],
  [12, 1, 0, 'Line 12 allows 1 URL'],
  [12, 10, 4, 'Line 12 decides 10 URLs and blocks 4 of them'],
  [0, 2, 0, 'No rule decides 2 URLs'],
  [null, 2, 0, '2 URLs without an answer'],
])('line %s with %d URLs, %d of them blocked: %s', (line, urls, blocked, words) => {
  expect(decisionWords(line, urls, blocked)).toBe(words);
});

test.each([
  [[], 'Line 5 blocks 2 URLs'],
  [['GPTBot'], 'Line 5 blocks 2 URLs for GPTBot'],
  [['a', 'b', 'c'], 'Line 5 blocks 2 URLs for a, b and c'],
  [['a', 'b', 'c', 'd'], 'Line 5 blocks 2 URLs for 4 bots'],
] as const)('for %j: %s', (bots, words) => {
  expect(decisionWords(5, 2, 2, bots)).toBe(words);
});

test.each([
  [0, 0, ''],
  [1, 0, '1 expectation holds'],
  [12, 0, 'all 12 expectations hold'],
  [12, 1, '1 expectation fails'],
  [12, 2, '2 expectations fail'],
])('%d expectations, %d not met: %s', (all, failed, words) => {
  expect(totalsWords({ all, failed })).toBe(words);
});
