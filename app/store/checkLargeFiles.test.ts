import { expect, test, vi } from 'vitest';
import type { Finding } from '../../engine/index.ts';
import { lint, plainAccessInput } from '../../engine/index.ts';
import type { LintClient } from '../services/lintClient.ts';
import { createAppStore } from './appStore.ts';
import { checkLargeFiles } from './checkLargeFiles.ts';
import { selectFindings, selectIsChecking } from './selectors/findings.ts';

const large = `User-agent: *\nDisallow: private/\n${'# filler\n'.repeat(10_000)}`;

/** A client that answers when it is told to. */
function fakeClient() {
  const answers: ((findings: readonly Finding[]) => void)[] = [];
  const client: LintClient = { check: (_file, onFindings) => void answers.push(onFindings) };
  return { client, answers };
}

test('a small file is checked at once, and no worker is asked', () => {
  const store = createAppStore();
  store.getState().setLinter(lint);
  const { client, answers } = fakeClient();
  checkLargeFiles(store, client, vi.fn());
  store.getState().setRobotsText('User-agent: *\nDisallow: private/\n');
  expect(answers).toHaveLength(0);
  expect(selectIsChecking(store.getState())).toBe(false);
  expect(selectFindings(store.getState()).map(({ id }) => id)).toContain('path-no-slash');
});

test('a large file is checked by the worker; what was found before is shown until then', () => {
  const store = createAppStore();
  store.getState().setLinter(() => {
    throw new Error('a large file was checked on the page’s own thread');
  });
  const { client, answers } = fakeClient();
  checkLargeFiles(store, client, vi.fn());
  store.getState().setRobotsText(large);
  expect(selectIsChecking(store.getState())).toBe(true);
  expect(selectFindings(store.getState())).toEqual([]);

  const findings = lint(large);
  answers[0]?.(findings);
  expect(selectIsChecking(store.getState())).toBe(false);
  const shown = selectFindings(store.getState());
  expect(shown.map(({ id }) => id)).toContain('path-no-slash');

  store.getState().setRobotsText(`${large}#`);
  expect(selectIsChecking(store.getState())).toBe(true);
  expect(selectFindings(store.getState())).toEqual(shown);
});

test('another answer for the file is another question to the worker', () => {
  const store = createAppStore();
  const { client, answers } = fakeClient();
  const check = vi.spyOn(client, 'check');
  checkLargeFiles(store, client, vi.fn());
  store.getState().setRobotsText(large);
  answers[0]?.([]);
  store.getState().updateCase({ fetch: plainAccessInput });
  expect(selectIsChecking(store.getState())).toBe(true);
  expect(check.mock.lastCall?.[0]).toMatchObject({ fetch: plainAccessInput });
});

test('until the linter’s code is there, a file counts as being checked', () => {
  const store = createAppStore();
  expect(selectIsChecking(store.getState())).toBe(false);
  store.getState().setRobotsText('User-agent: *');
  expect(selectIsChecking(store.getState())).toBe(true);
  store.getState().setLinter(lint);
  expect(selectIsChecking(store.getState())).toBe(false);
});
