import { expect, test } from 'vitest';
import { changeBetween } from './textChange.ts';

test.each([
  ['', '', null],
  ['same', 'same', null],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
  ['old', '', { from: 0, to: 3, insert: '' }],
  ['Disalow: /a', 'Disallow: /a', { from: 5, to: 5, insert: 'l' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['one two three', 'one 2 three', { from: 4, to: 7, insert: '2' }],
])('%j becomes %j by the smallest change', (before, after, expected) => {
  const change = changeBetween(before, after);
  expect(change).toEqual(expected);
  if (change !== null)
    expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
});
