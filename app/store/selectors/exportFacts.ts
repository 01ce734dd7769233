import type { Case, GeneratedTest, TestRunner } from '../../../engine/index.ts';
import { generateTest, parseUrlList } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';
import { sourceOf } from './source.ts';
import { liveUrlLimit, selectUrlCount } from './urlRows.ts';

/** What there is in a case to be taken along. */
export interface ExportFacts {
  readonly urls: number;
  readonly bots: number;
  /** Lines of the URL list that say what is expected. */
  readonly expectations: number;
  /** Of the robots.txt. */
  readonly octets: number;
  /** True where the robots.txt is a file as it was opened, and not text that was typed. */
  readonly isAsOpened: boolean;
}

const expectationCount = memoizeLast(
  (urlList: string) => parseUrlList(urlList).filter(({ expectations }) => expectations.length > 0).length,
);

const factsOf = memoizeLast(
  (theCase: Case): ExportFacts => ({
    urls: selectUrlCount(theCase),
    bots: theCase.bots.length,
    expectations: expectationCount(theCase.urlList),
    octets: sourceOf(theCase.robots).octets.length,
    isAsOpened: theCase.robots.kind === 'octets',
  }),
);

/** What there is in a case to be taken along. */
export function selectExportFacts(theCase: Case): ExportFacts {
  return factsOf(theCase);
}

const testOf = memoizeLast((theCase: Case, runner: TestRunner) => generateTest(theCase, runner));

/** A test file that asserts the present verdicts; null where there are none, or too many to be read. */
export function selectGeneratedTest(theCase: Case, runner: TestRunner): GeneratedTest | null {
  const count = selectUrlCount(theCase);
  return count === 0 || count > liveUrlLimit ? null : testOf(theCase, runner);
}
