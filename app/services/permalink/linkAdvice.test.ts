import { expect, test } from 'vitest';
import { cutLength, fileLength, linkAdvice } from './linkAdvice.ts';

test('a link is called long from the next character on', () => {
  expect([cutLength, cutLength + 1, fileLength, fileLength + 1].map(linkAdvice)).toEqual([
    'fine',
    'may-be-cut',
    'may-be-cut',
    'prefer-file',
  ]);
});
