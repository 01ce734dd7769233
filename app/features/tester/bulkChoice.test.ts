import { expect, test } from 'vitest';
import { bulkSortOf } from './bulkChoice.ts';

const bots = ['Googlebot', 'GPTBot'];

test.each([
  [
    { by: 'list', descending: true },
    { by: 'list', bot: 0, descending: false },
  ],
  [
    { by: 'url', descending: true },
    { by: 'url', bot: 0, descending: true },
  ],
  [
    { by: 'rule', bot: 'GPTBot', descending: true },
    { by: 'rule', bot: 1, descending: true },
  ],
  // The table begins with what is blocked, the worker with what is allowed.
  [
    { by: 'verdict', bot: 'GPTBot', descending: false },
    { by: 'verdict', bot: 1, descending: true },
  ],
  [
    { by: 'verdict', bot: 'gone', descending: false },
    { by: 'list', bot: 0, descending: false },
  ],
] as const)('%j is the worker’s %j', (sort, expected) => {
  expect(bulkSortOf(sort, bots)).toEqual(expected);
});
