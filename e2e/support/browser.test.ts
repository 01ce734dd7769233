import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.mjs';

let folder: string;

/** Puts a file of this name into the test's folder; only an executable one can be a browser. */
function place(name: string, mode = 0o755): string {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('ROBOTS_WORKBENCH_BROWSER', '');
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a browser on PATH is found by its usual names', () => {
  const chrome = place('google-chrome');
  expect(findBrowser()).toBe(chrome);
});

test('a file that is no program is passed over', () => {
  place('chromium', 0o644);
  const chrome = place('google-chrome');
  expect(findBrowser()).toBe(chrome);
});

test('the environment goes before PATH, and our own variable before the general one', () => {
  place('chromium');
  const general = place('general');
  vi.stubEnv('CHROME_PATH', general);
  expect(findBrowser()).toBe(general);

  const own = place('own');
  vi.stubEnv('ROBOTS_WORKBENCH_BROWSER', own);
  expect(findBrowser()).toBe(own);
});

test('a browser that the environment names wrongly is an error, not another browser', () => {
  place('chromium');
  vi.stubEnv('ROBOTS_WORKBENCH_BROWSER', join(folder, 'missing'));
  expect(findBrowser).toThrow(/^ROBOTS_WORKBENCH_BROWSER names .*missing, which can't be run\.$/);
});
