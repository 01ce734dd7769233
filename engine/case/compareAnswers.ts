import type { Verdict } from '../evaluate/verdict.ts';
import { answerQuestion, caseQuestions } from './questions.ts';
import type { Case, CaseReading } from './testCase.ts';

/** A question that two cases answer differently. */
export interface ChangedAnswer {
  /** 1-based line of the URL list. */
  readonly line: number;
  /** Product token of the bot. */
  readonly bot: string;
  readonly reading: CaseReading;
  /** Null where the robots.txt has no say. */
  readonly before: Verdict | null;
  readonly after: Verdict | null;
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
    caseQuestions({ ...before, reading }).forEach((question, at) => {
      const other = others[at];
      if (other === undefined) return;
      compared += 1;
      const was = answerQuestion(question);
      const is = answerQuestion(other);
      if (was?.allowed === is?.allowed && was?.line === is?.line) return;
      const { entry, bot } = question;
      changed.push({ line: entry.line, bot: bot.crawler.token, reading, before: was, after: is });
    });
  }
  return { compared, changed };
}
