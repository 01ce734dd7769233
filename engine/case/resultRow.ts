import type { CaseQuestion } from './questions.ts';
import { answerQuestion, caseQuestions } from './questions.ts';
import type { Case } from './testCase.ts';

/** One answer, as it goes into tables: what was asked, and the verdict or why there is none. Plain data. */
export interface ResultRow {
  /** As typed. */
  readonly url: string;
  /** Product token. */
  readonly bot: string;
  /** 'outside' where another robots.txt governs the URL, 'unreadable' where it is none. */
  readonly verdict: 'allow' | 'disallow' | 'outside' | 'unreadable';
  /** 1-based line of the deciding rule, 0 if none. */
  readonly line: number;
  /** The verdict's reason; the governing robots.txt of a URL outside; why it can't be read. */
  readonly reason: string;
  readonly expected: 'allow' | 'disallow' | null;
  /** Null where nothing is expected. */
  readonly passed: boolean | null;
}

/** The answer to a question as a row. */
export function resultRow(question: CaseQuestion): ResultRow {
  const { entry, address, bot, expected } = question;
  const base = { url: entry.url, bot: bot.crawler.token, expected };
  const verdict = answerQuestion(question);
  if (verdict !== null)
    return {
      ...base,
      verdict: verdict.allowed ? 'allow' : 'disallow',
      line: verdict.line,
      reason: verdict.reason,
      passed: expected === null ? null : verdict.allowed === (expected === 'allow'),
    };
  const passed = expected === null ? null : false;
  if (address.kind === 'outside')
    return { ...base, verdict: 'outside', line: 0, reason: address.governedBy ?? '', passed };
  const reason = address.kind === 'unreadable' ? address.reason : '';
  return { ...base, verdict: 'unreadable', line: 0, reason, passed };
}

/** Every answer of a case, line by line and bot by bot. */
export function resultRows(testCase: Case): readonly ResultRow[] {
  return caseQuestions(testCase).map(resultRow);
}
