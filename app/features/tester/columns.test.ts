import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';

/** The right pane of a window of 1440 pixels, as it is on a first visit. */
const desk = { width: 777, mayScroll: true };

test('three bots fit beside the editor on a usual desk, expectations too', () => {
  expect(columnsOf(3, desk)).toMatchObject({ isStacked: false, isWider: false, isTight: true, count: 6 });
});

test('one bot has room for its rule beside the verdict', () => {
  expect(columnsOf(1, desk)).toMatchObject({ isStacked: false, isWider: false, isTight: false });
});

test('a few more scroll sideways, many stand one below the other', () => {
  expect(columnsOf(4, desk)).toMatchObject({ isStacked: false, isWider: true, minimumWidth: '56.5rem' });
  expect(columnsOf(6, desk)).toMatchObject({ isStacked: true, isWider: false, minimumWidth: '0' });
  expect(columnsOf(9, { width: 5000, mayScroll: true }).isStacked).toBe(true);
});

test('where a table must not scroll sideways, it is stacked as soon as it does not fit', () => {
  expect(columnsOf(4, { ...desk, mayScroll: false }).isStacked).toBe(true);
});

test('until its width is known, a place is taken to be wide enough', () => {
  expect(columnsOf(3, { width: 0, mayScroll: true })).toMatchObject({ isStacked: false, isWider: false });
});
