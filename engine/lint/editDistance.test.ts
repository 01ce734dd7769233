import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['allow', 'allow', 0],
  ['alow', 'allow', 1],
  ['dialslow', 'disallow', 2],
  ['disllaow', 'disallow', 2],
  ['desalow', 'disallow', 2],
  ['', 'allow', 5],
  ['host', 'allow', 5],
  ['ca', 'abc', 3],
])('%s to %s takes %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
