// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from '../e2e/support/browser.mjs';
import { countCheck, countPlaywright, countVitest, emptySuites, sum, summaryLine } from './summary.mjs';

/**
 * @typedef {import('./summary.mjs').Count} Count
 * @typedef {import('./summary.mjs').VitestReport} VitestReport
 * @typedef {import('./summary.mjs').PlaywrightReport} PlaywrightReport
 */

const results = '.cache/test-summary';

/**
 * Vitest's suites by the names of their files. Each must run at least one test: a suite that is empty here fails,
 * and a new suite is added here with its first test.
 */
const suites = {
  engine: /\/engine\/.*\.test\.ts$/,
  components: /\/app\/.*\.test\.tsx$/,
  house: /\/(\.ci|e2e\/support)\/.*\.test\.ts$/,
};

/** @type {{ name: string, count: Count, seconds: number }[]} */
const steps = [];

/**
 * Runs a command of this project and lets it print.
 *
 * @param {string} command
 * @param {Readonly<Record<string, string>>} [environment]
 * @returns {boolean} whether it succeeded
 */
function run(command, environment = {}) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/**
 * @param {string} file
 * @returns {unknown} undefined when there is no such file or it is no JSON
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {() => Count} body
 * @returns {boolean} whether nothing failed
 */
function step(name, body) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const count = body();
  steps.push({ name, count, seconds: (performance.now() - start) / 1000 });
  return count.failed === 0;
}

/** @returns {string | undefined} the browser, or undefined after saying why there is none */
function browserOrReason() {
  try {
    return ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

for (const check of ['types', 'style', 'unused', 'imports']) {
  step(check, () => countCheck(run(`npm run --silent check:${check}`)));
}

let browser = /** @type {string | undefined} */ (undefined);
step('browser', () => {
  browser = browserOrReason();
  return countCheck(browser !== undefined);
});
const inBrowser = browser === undefined ? {} : { ROBOTS_WORKBENCH_BROWSER: browser };

let vitestReport = /** @type {VitestReport | undefined} */ (undefined);
step('vitest', () => {
  const file = `${results}/vitest.json`;
  // Without a browser the rest of the tests still run; the step above has failed already.
  const projects = browser === undefined ? '--project "!components"' : '';
  const succeeded = run(
    `npx vitest run ${projects} --reporter=default --reporter=json --outputFile.json=${file}`,
    inBrowser,
  );
  vitestReport = /** @type {VitestReport | undefined} */ (readReport(file));
  return countVitest(vitestReport, succeeded);
});

step('every suite ran', () => {
  const empty = emptySuites(vitestReport, suites);
  for (const name of empty) console.error(`No test of the suite '${name}' ran.`);
  return countCheck(empty.length === 0);
});

const built = step('build app', () => countCheck(run('npm run --silent build:app')));
step('first load', () => countCheck(built && run('node .ci/firstLoad.mjs')));
step('build package', () => countCheck(run('npm run --silent build:package')));

step('playwright', () => {
  if (!built || browser === undefined) {
    console.error(`Can't run: there is no ${built ? 'browser' : 'built app'}.`);
    return countCheck(false);
  }
  const file = `${results}/playwright.json`;
  const succeeded = run('npx playwright test --reporter=line,json', {
    ...inBrowser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = /** @type {PlaywrightReport | undefined} */ (readReport(file));
  return countPlaywright(report, succeeded);
});

console.log('');
for (const { name, count, seconds } of steps) {
  console.log(`${name.padEnd(16)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${summaryLine(count)}`);
}
const total = sum(steps.map(({ count }) => count));
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
