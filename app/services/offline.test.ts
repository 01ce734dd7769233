import { expect, test } from 'vitest';
import type { Notice } from './notifier.ts';
import { createNotifier } from './notifier.ts';
import { keepOffline } from './offline.ts';

test('a new version is offered, and put in place only when asked for', () => {
  const notices: Notice[] = [];
  const notifier = createNotifier();
  notifier.subscribe((notice) => notices.push(notice));
  let arrives = () => {};
  let updates = 0;
  keepOffline(({ onNeedRefresh }) => {
    arrives = onNeedRefresh;
    return () => {
      updates += 1;
      return Promise.resolve();
    };
  }, notifier);
  expect(notices).toEqual([]);

  arrives();
  expect(notices).toMatchObject([{ tone: 'info', title: 'A new version is ready' }]);
  expect(updates).toBe(0);

  notices[0]?.action?.run();
  expect(updates).toBe(1);
});
