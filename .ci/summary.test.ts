import { expect, test } from 'vitest';
import { countCheck, countPlaywright, countVitest, emptySuites, sum, summaryLine } from './summary.mjs';

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: '/repo/engine/source.test.ts', status: 'passed', assertionResults: [{}] }],
};
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

test('counts are summed over the runners', () => {
  const counts = [
    countCheck(true),
    countVitest(vitestReport, true),
    countPlaywright({ stats: { ...stats, flaky: 1 } }, true),
  ];
  expect(summaryLine(sum(counts))).toBe('10 passed, 0 failed');
});

test('skipped tests are mentioned when there are any', () => {
  expect(summaryLine(countPlaywright({ stats: { ...stats, skipped: 2 } }, true))).toBe(
    '3 passed, 0 failed, 2 skipped',
  );
});

test('failed tests are counted as the runner counts them', () => {
  expect(countVitest({ ...vitestReport, numFailedTests: 2 }, false).failed).toBe(2);
  expect(countPlaywright({ stats: { ...stats, unexpected: 4 } }, false).failed).toBe(4);
});

test('a runner that fails without a failed test, or writes no report, counts as one failure', () => {
  expect(countVitest(vitestReport, false).failed).toBe(1);
  expect(countPlaywright({ stats }, false).failed).toBe(1);
  expect(countVitest(undefined, true).failed).toBe(1);
  expect(countPlaywright(undefined, true).failed).toBe(1);
});

test('a test file that could not be loaded counts as one failure', () => {
  const broken = { name: '/repo/engine/lint.test.ts', status: 'failed', assertionResults: [] };
  const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] };
  expect(countVitest(report, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a suite without a test that ran is named', () => {
  const suites = { engine: /\/engine\/.*\.test\.ts$/, components: /\/app\/.*\.test\.tsx$/ };
  expect(emptySuites(vitestReport, suites)).toEqual(['components']);
});
