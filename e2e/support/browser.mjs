// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Environment variables that may name the browser's executable, the first one set wins. */
const environmentNames = ['ROBOTS_WORKBENCH_BROWSER', 'CHROME_PATH'];

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put the browser without putting it on PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')];
  }),
];

const isRoot = process.getuid?.() === 0;

/** Flags for a quiet, unattended Chromium. Its sandbox refuses to run as root. */
export const launchFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A browser that was just put there may lack libraries of the system, which only starting it shows.
 *
 * @param {string} file
 */
function starts(file) {
  // On Windows `--version` opens a window, and nothing can be missing.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

/**
 * The browser that the tests run in, if there is one: named in the environment, else an installed Chrome or
 * Chromium, else Playwright's own.
 *
 * @returns {string | undefined} the path of its executable
 * @throws {Error} when the environment names a browser that can't be run, rather than quietly testing another
 */
export function findBrowser() {
  for (const name of environmentNames) {
    const file = process.env[name];
    if (file === undefined || file === '') continue;
    if (!isExecutable(file)) throw new Error(`${name} names ${file}, which can't be run.`);
    return file;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = commandNames.flatMap((command) => folders.map((folder) => join(folder, command)));
  const installed = [...onPath, ...usualPlaces].find(isExecutable);
  if (installed !== undefined) return installed;
  const playwrightsOwn = chromium.executablePath();
  return existsSync(playwrightsOwn) ? playwrightsOwn : undefined;
}

/**
 * Finds a browser or installs one: Playwright's, else, on an unattended machine where nobody minds (CI, as root),
 * the system's package.
 *
 * @returns {string} the path of its executable
 * @throws {Error} that says what to do when none can be had
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;

  /** @type {[command: string, args: string[]][]} */
  const ways = [['npx', ['playwright', 'install', 'chromium']]];
  if (process.env['CI'] === 'true' && isRoot) {
    ways.push([
      'sh',
      ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'],
    ]);
  }
  for (const [command, args] of ways) {
    console.log(`No Chrome or Chromium found; trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    const installed = findBrowser();
    if (installed !== undefined && starts(installed)) return installed;
  }
  throw new Error(
    [
      'The tests need Chrome or Chromium, and none was found or could be installed. Do one of these:',
      '  - install Chrome or Chromium the usual way of your system;',
      '  - run: npx playwright install --with-deps chromium',
      `  - set ${environmentNames[0]} to the path of an executable.`,
    ].join('\n'),
  );
}
