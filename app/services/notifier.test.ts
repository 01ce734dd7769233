import { expect, test, vi } from 'vitest';
import { createNotifier } from './notifier.ts';

test('what is said before anybody listens is heard once', () => {
  const { notify, subscribe } = createNotifier();
  const notice = { tone: 'info', title: 'Early' } as const;
  notify(notice);
  const [first, second] = [vi.fn(), vi.fn()];
  subscribe(first);
  subscribe(second);
  expect(first.mock.calls).toEqual([[notice]]);
  expect(second).not.toHaveBeenCalled();
});

test('who stopped listening hears nothing', () => {
  const { notify, subscribe } = createNotifier();
  const listener = vi.fn();
  subscribe(listener)();
  subscribe(() => undefined);
  notify({ tone: 'error', title: 'Late' });
  expect(listener).not.toHaveBeenCalled();
});
