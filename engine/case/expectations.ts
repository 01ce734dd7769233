import type { Verdict } from '../evaluate/verdict.ts';
import type { Address } from './address.ts';
import type { CaseQuestion } from './questions.ts';
import { answerQuestion, caseQuestions } from './questions.ts';
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
  /** Null where the robots.txt has no say about the URL, or there is none; then the expectation fails. */
  readonly verdict: Verdict | null;
  readonly address: Address;
}

/** What came of the expectation of a question; null where nothing is expected. */
export function checkQuestion(question: CaseQuestion): ExpectationResult | null {
  const { entry, address, bot, expected } = question;
  if (expected === null) return null;
  const verdict = answerQuestion(question);
  const passed = verdict !== null && verdict.allowed === (expected === 'allow');
  return { line: entry.line, url: entry.url, bot: bot.crawler.token, expected, passed, verdict, address };
}

/** Every expectation of a case, line by line and bot by bot; what nobody expects anything of is left out. */
export function checkExpectations(testCase: Case): readonly ExpectationResult[] {
  return caseQuestions(testCase).flatMap((question) => checkQuestion(question) ?? []);
}
