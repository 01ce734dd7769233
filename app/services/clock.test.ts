import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 9, 41, 12, 500) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('tells the start of the minute', () => {
  expect(createClock(Date.now).minute()).toBe(Date.UTC(2026, 10, 30, 9, 41) / 1000);
});

test('tells each new minute once, as long as somebody listens', () => {
  const clock = createClock(Date.now);
  const heard = vi.fn(() => clock.minute());
  const stop = clock.subscribe(heard);
  vi.advanceTimersByTime(47_499);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveLastReturnedWith(Date.UTC(2026, 10, 30, 9, 42) / 1000);
  vi.advanceTimersByTime(120_000);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('runs once for all who listen', () => {
  const clock = createClock(Date.now);
  const stops = [clock.subscribe(() => undefined), clock.subscribe(() => undefined)];
  expect(vi.getTimerCount()).toBe(1);
  stops[0]?.();
  expect(vi.getTimerCount()).toBe(1);
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});
