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

const failedOf = memoizeLast(
  (rows: readonly AnsweredRow[], reading: CaseReading): readonly LintExpectation[] => {
    const inDialect = reading === 'each-its-own' ? {} : { dialect: reading };
    const failed = rows.flatMap(({ reading: address, answers }) => {
      if (address.kind !== 'governed') return [];
      return answers
        .filter((answer) => !isExpected(answer))
        .map(({ bot, expected }) => ({
          agents: [bot.crawler.token],
          url: address.url,
          allowed: expected === 'allow',
          ...inDialect,
        }));
    });
    return failed.length === 0 ? noExpectations : failed;
  },
);

/** Keeps a list of expectations the same object for as long as it says the same. */
const keepEqual = (() => {
  let kept = noExpectations;
  const textOf = (list: readonly LintExpectation[]) => JSON.stringify(list);
  return (next: readonly LintExpectation[]): readonly LintExpectation[] => {
    if (next !== kept && textOf(next) !== textOf(kept)) kept = next;
    return kept;
  };
})();

/** The expectations that are not met, for the linter to report as problems; it asks in the case's reading, too. */
export function failedExpectations(
  rows: readonly AnsweredRow[],
  reading: CaseReading,
): readonly LintExpectation[] {
  return keepEqual(failedOf(rows, reading));
}

/** Those of a case. */
export function selectFailedExpectations(theCase: TestedCase): readonly LintExpectation[] {
  return failedExpectations(selectAnsweredRows(theCase), theCase.reading);
}
