import { expect, test } from 'vitest';
import { insideGrid, positionAfter } from './gridPosition.ts';

/** From the cell at row 2, column 1 of a grid of 20 rows by 4 columns. */
function after(key: string, ctrlKey = false) {
  const next = positionAfter({ key, ctrlKey }, { row: 2, column: 1 }, 20, 4);
  return next === null ? null : [next.row, next.column];
}

test.each([
  ['ArrowUp', false, [1, 1]],
  ['ArrowDown', false, [3, 1]],
  ['ArrowLeft', false, [2, 0]],
  ['ArrowRight', false, [2, 2]],
  ['PageDown', false, [12, 1]],
  ['PageUp', false, [0, 1]],
  ['Home', false, [2, -1]],
  ['End', false, [2, 3]],
  ['Home', true, [0, -1]],
  ['End', true, [19, 3]],
  ['Enter', false, null],
])('%s (with Ctrl: %s) leads to %j', (key, ctrlKey, place) => {
  expect(after(key, ctrlKey)).toEqual(place);
});

test('keys stop at the edges', () => {
  const atEnd = { row: 19, column: 3 };
  expect(positionAfter({ key: 'ArrowDown', ctrlKey: false }, atEnd, 20, 4)).toEqual(atEnd);
  expect(positionAfter({ key: 'ArrowRight', ctrlKey: false }, atEnd, 20, 4)).toEqual(atEnd);
  const atStart = { row: 0, column: -1 };
  expect(positionAfter({ key: 'ArrowLeft', ctrlKey: false }, atStart, 20, 4)).toEqual(atStart);
});

test('a position stays in a grid that got smaller', () => {
  expect(insideGrid({ row: 19, column: 3 }, 5, 2)).toEqual({ row: 4, column: 1 });
});
