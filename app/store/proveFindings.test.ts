import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '../../engine/index.ts';
import { lint } from '../../engine/index.ts';
import type { LintClient } from '../services/lintClient.ts';
import { createAppStore } from './appStore.ts';
import { proveFindings } from './proveFindings.ts';
import { selectFindings } from './selectors/findings.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What '*' disallows and the group does not shows only for URLs that no pattern suggests. */
const robots = 'User-agent: *\nDisallow: /b*c\nUser-agent: foo\nDisallow: /d\nDisallow: /bc\nAllow: /bxc\n';

/** A store whose proofs come when they are told to. */
function start() {
  const store = createAppStore();
  store.getState().setLinter(lint);
  const asked: Parameters<LintClient['check']>[0][] = [];
  const answers: ((findings: readonly Finding[]) => void)[] = [];
  const stop = proveFindings(store, {
    check: (file, onFindings) => {
      asked.push(file);
      answers.push(onFindings);
    },
  });
  const ids = () => selectFindings(store.getState()).map(({ id }) => id);
  return { store, asked, answers, ids, stop };
}

test('once typing has settled, a file is proven: once', () => {
  const { store, asked } = start();
  store.getState().setRobotsText('User-agent: *');
  vi.advanceTimersByTime(500);
  store.getState().setRobotsText(robots);
  vi.advanceTimersByTime(500);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(asked).toMatchObject([{ robots, exact: true }]);
  store.getState().updateCase({ title: 'Another name for the same' });
  vi.advanceTimersByTime(5_000);
  expect(asked).toHaveLength(1);
});

test('what is proven is shown, and no longer than the file is the same', () => {
  const { store, answers, ids } = start();
  store.getState().setRobotsText(robots);
  expect(ids()).not.toContain('no-inheritance');
  vi.advanceTimersByTime(1_000);
  answers[0]?.(lint(robots, { exact: true }));
  expect(ids()).toContain('no-inheritance');
  store.getState().setRobotsText(`${robots}\n`);
  expect(ids()).not.toContain('no-inheritance');
});

test('a proof that comes too late is not shown for a later file', () => {
  const { store, answers, ids } = start();
  store.getState().setRobotsText(robots);
  vi.advanceTimersByTime(1_000);
  store.getState().setRobotsText('User-agent: foo\nDisallow: /d\n');
  answers[0]?.(lint(robots, { exact: true }));
  expect(ids()).not.toContain('no-inheritance');
});

test('nothing is asked of an empty case, nor once stopped', () => {
  const { store, asked, stop } = start();
  vi.advanceTimersByTime(1_000);
  store.getState().setRobotsText(robots);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(asked).toEqual([]);
});
