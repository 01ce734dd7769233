import type { Verdict } from '../evaluate/verdict.ts';
import { caseQuestions } from './questions.ts';
import type { Case, CaseReading } from './testCase.ts';

/** A question that two cases answer differently. */
export interface ChangedAnswer {
  /** 1-based line of the URL list. */
  readonly line: number;
  /** Product token of the bot. */
  readonly bot: string;
  readonly reading: CaseReading;
  readonly before: Verdict;
  readonly after: Verdict;
}

/**
 * Asks the questions of two cases whose URL lists have the same lines, in the first one's reading and in each of its
 * dialects, and says which answers differ by verdict or deciding line.
 */
export function compareAnswers(
  before: Case,
  after: Case,
): { readonly compared: number; readonly changed: readonly ChangedAnswer[] } {
  const readings: readonly CaseReading[] = [...new Set([before.reading, ...before.dialects])];
  const changed: ChangedAnswer[] = [];
  let compared = 0;
  for (const reading of readings) {
    const others = caseQuestions({ ...after, reading });
    caseQuestions({ ...before, reading }).forEach(({ entry, bot }, at) => {
      const other = others[at];
      if (other === undefined) return;
      compared += 1;
      const was = bot.matcher.evaluate(entry.url);
      const is = other.bot.matcher.evaluate(other.entry.url);
      if (was.allowed === is.allowed && was.line === is.line) return;
      changed.push({ line: entry.line, bot: bot.crawler.token, reading, before: was, after: is });
    });
  }
  return { compared, changed };
}
