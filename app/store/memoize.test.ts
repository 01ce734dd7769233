import { expect, test, vi } from 'vitest';
import { memoizeByObject, memoizeLast } from './memoize.ts';

test('memoizeLast computes again only when an argument is another', () => {
  const compute = vi.fn((a: number, b: number) => a + b);
  const sum = memoizeLast(compute);
  expect([sum(1, 2), sum(1, 2), sum(2, 2), sum(1, 2)]).toEqual([3, 3, 4, 3]);
  expect(compute).toHaveBeenCalledTimes(3);
});

test('memoizeLast remembers an answer that is undefined', () => {
  const compute = vi.fn(() => undefined);
  const nothing = memoizeLast(compute);
  nothing();
  nothing();
  expect(compute).toHaveBeenCalledTimes(1);
});

test('memoizeByObject keeps an answer for each object', () => {
  const compute = vi.fn((key: { readonly name: string }) => ({ text: key.name }));
  const answer = memoizeByObject(compute);
  const [one, other] = [{ name: 'one' }, { name: 'one' }];
  expect(answer(one)).toBe(answer(one));
  expect(answer(other)).not.toBe(answer(one));
  expect(compute).toHaveBeenCalledTimes(2);
});

test('memoizeLast takes more or fewer arguments for others', () => {
  const count = memoizeLast((...given: readonly number[]) => given.length);
  expect([count(), count(1), count(1, 2), count(1)]).toEqual([0, 1, 2, 1]);
});
