import { expect, test } from 'vitest';
import { counted } from './counted.ts';
import { sizeInWords } from './sizes.ts';

test.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1024, '1 KiB'],
  [1536, '1.5 KiB'],
  [25 * 1024, '25 KiB'],
  [2.13 * 1024 ** 3, '2.1 GiB'],
  [1024 ** 5, '1,024 TiB'],
])('%d octets are %j', (octets, words) => {
  expect(sizeInWords(octets)).toBe(words);
});

test.each([
  [0, '0 lines'],
  [1, '1 line'],
  [1200, '1,200 lines'],
])('%d lines are %j', (count, words) => {
  expect(counted(count, 'line')).toBe(words);
});
