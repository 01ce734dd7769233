// @ts-check
/**
 * What one step of the test run came to, in tests.
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * The parts of Vitest's JSON report that are counted.
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {readonly { name: string, status: string, assertionResults: readonly unknown[] }[]} testResults
 */

/**
 * The parts of Playwright's JSON report that are counted.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 */

/**
 * A step that fails without a failed test still failed: a runner that crashed, wrote no report or met an unhandled
 * error.
 *
 * @param {Count} count
 * @param {boolean} succeeded whether the step's process said so
 * @returns {Count}
 */
function atLeastOneFailure(count, succeeded) {
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}

/**
 * A check that passes or fails as a whole counts as one test.
 *
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countCheck(succeeded) {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}

/**
 * @param {VitestReport | undefined} report undefined if none was written
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countVitest(report, succeeded) {
  if (report === undefined) return countCheck(false);
  // A file that can't be loaded has no tests to fail, so it counts as one.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const count = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return atLeastOneFailure(count, succeeded);
}

/**
 * @param {PlaywrightReport | undefined} report undefined if none was written
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countPlaywright(report, succeeded) {
  if (report === undefined) return countCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected, skipped }, succeeded);
}

/**
 * Fails for each suite that ran no test at all, so that a wrong glob can't turn a whole suite off unseen.
 *
 * @param {VitestReport | undefined} report
 * @param {Readonly<Record<string, RegExp>>} suites what the files of each suite are called
 * @returns {string[]} the names of the empty ones
 */
export function emptySuites(report, suites) {
  const files = (report?.testResults ?? []).filter((file) => file.assertionResults.length > 0);
  return Object.entries(suites)
    .filter(([, pattern]) => !files.some((file) => pattern.test(file.name.replaceAll('\\', '/'))))
    .map(([name]) => name);
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * The line that a test run ends with. Skipped tests are mentioned only if there are any.
 *
 * @param {Count} count
 * @returns {string}
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
