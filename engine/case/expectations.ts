import type { Verdict } from '../evaluate/verdict.ts';
import type { CaseQuestion } from './questions.ts';
import { caseQuestions } from './questions.ts';
import type { Case } from './testCase.ts';

/** What came of one expectation, for one bot and one URL. */
export interface ExpectationResult {
  /** 1-based line of the URL list. */
  readonly line: number;
  readonly url: string;
  /** Product token of the bot. */
  readonly bot: string;
  readonly expected: 'allow' | 'disallow';
  readonly passed: boolean;
  readonly verdict: Verdict;
}

function check({ entry, bot, expected }: CaseQuestion): ExpectationResult[] {
  if (expected === null) return [];
  const verdict = bot.matcher.evaluate(entry.url);
  const passed = verdict.allowed === (expected === 'allow');
  return [{ line: entry.line, url: entry.url, bot: bot.crawler.token, expected, passed, verdict }];
}

/** Every expectation of a case, line by line and bot by bot; what nobody expects anything of is left out. */
export function checkExpectations(testCase: Case): readonly ExpectationResult[] {
  return caseQuestions(testCase).flatMap(check);
}
