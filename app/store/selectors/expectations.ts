import type { CaseReading, LintExpectation } from '../../../engine/index.ts';
import type { TestedCase } from '../late/testedCase.ts';
import { memoizeLast } from '../memoize.ts';
import type { AnsweredRow } from './verdicts.ts';
import { isExpected, selectAnsweredRows } from './verdicts.ts';

/** How many expectations a case has, one a URL and bot, and how many of them are not met. */
export interface ExpectationTotals {
  readonly all: number;
  readonly failed: number;
}

/** The totals of some rows. */
export const expectationTotals = memoizeLast((rows: readonly AnsweredRow[]): ExpectationTotals => {
  let all = 0;
  let failed = 0;
  for (const row of rows) {
    all += row.expectations;
    failed += row.failures;
  }
  return { all, failed };
});

/** The totals of a case. */
export function selectExpectationTotals(theCase: TestedCase): ExpectationTotals {
  return expectationTotals(selectAnsweredRows(theCase));
}

const noExpectations: readonly LintExpectation[] = [];

const failedOf = memoizeLast((rows: readonly AnsweredRow[]): readonly LintExpectation[] => {
  const failed = rows.flatMap(({ reading, answers }) => {
    if (reading.kind !== 'governed') return [];
    return answers
      .filter((answer) => !isExpected(answer))
      .map(({ bot, expected }) => ({
        agents: [bot.crawler.token],
        url: reading.url,
        allowed: expected === 'allow',
      }));
  });
  return failed.length === 0 ? noExpectations : failed;
});

/** Keeps a list of expectations the same object for as long as it says the same. */
const keepEqual = (() => {
  let kept = noExpectations;
  const textOf = (list: readonly LintExpectation[]) => JSON.stringify(list);
  return (next: readonly LintExpectation[]): readonly LintExpectation[] => {
    if (next !== kept && textOf(next) !== textOf(kept)) kept = next;
    return kept;
  };
})();

/**
 * The expectations that are not met, for the linter to report as problems. It asks each bot as its operator says, so
 * where a case has all bots read alike there are none for it.
 */
export function failedExpectations(
  rows: readonly AnsweredRow[],
  reading: CaseReading,
): readonly LintExpectation[] {
  return reading === 'each-its-own' ? keepEqual(failedOf(rows)) : noExpectations;
}

/** Those of a case. */
export function selectFailedExpectations(theCase: TestedCase): readonly LintExpectation[] {
  return failedExpectations(selectAnsweredRows(theCase), theCase.reading);
}
