import type { Case, CaseReading, DialectId, Source, Verdict } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import { botsOf, matcherOf, nameAsked } from './bots.ts';
import { policyOf, sourceOf } from './source.ts';
import type { UrlRow } from './urlRows.ts';
import { selectUrlRows } from './urlRows.ts';

/** The classic readings shown beside each verdict, the later one first. */
export const classicDialects = ['res1996', 'res1994'] as const satisfies readonly DialectId[];

/** What one bot may do with one URL. */
export interface BotAnswer {
  readonly bot: Bot;
  readonly verdict: Verdict;
  /** The verdicts of the classic readings for the same bot, in the order of `classicDialects`. */
  readonly classics: readonly Verdict[];
  /** True where a classic reading has the other verdict. */
  readonly differs: boolean;
}

/** A URL with the answers of all bots; none where the file does not govern it. */
export interface AnsweredRow extends UrlRow {
  readonly answers: readonly BotAnswer[];
}

/** What answers for one bot, URL by URL, with the classic readings beside it. `url` is as a crawler sends it. */
export function answerer(source: Source, bot: Bot, readAs: CaseReading): (url: string) => BotAnswer {
  const matcher = matcherOf(source, bot, readAs);
  const name = nameAsked(matcher, bot);
  const classics = classicDialects.map((dialect) => policyOf(source, dialect).forAgent(name));
  return (url) => {
    const verdict = matcher.evaluate(url);
    const others = classics.map((classic) => classic.evaluate(url));
    return {
      bot,
      verdict,
      classics: others,
      differs: others.some(({ allowed }) => allowed !== verdict.allowed),
    };
  };
}

const answerRows = memoizeLast(
  (
    source: Source,
    rows: readonly UrlRow[],
    bots: readonly Bot[],
    readAs: CaseReading,
  ): readonly AnsweredRow[] => {
    const answerers = bots.map((bot) => answerer(source, bot, readAs));
    return rows.map((row) => {
      const { reading } = row;
      if (reading.kind !== 'governed') return { ...row, answers: [] };
      return { ...row, answers: answerers.map((answer) => answer(reading.url)) };
    });
  },
);

/** The table of verdicts: a row for each URL of the case, an answer for each of its bots. */
export function selectAnsweredRows(theCase: Case): readonly AnsweredRow[] {
  return answerRows(sourceOf(theCase.robots), selectUrlRows(theCase), botsOf(theCase.bots), theCase.reading);
}

/** How many URLs there are of each kind; a URL counts as blocked or allowed when it is so for some bot. */
export interface VerdictCounts {
  readonly all: number;
  readonly allowed: number;
  readonly blocked: number;
  readonly differs: number;
}

const countRows = memoizeLast((rows: readonly AnsweredRow[]): VerdictCounts => {
  const count = (has: (answer: BotAnswer) => boolean) =>
    rows.filter(({ answers }) => answers.some(has)).length;
  return {
    all: rows.length,
    allowed: count(({ verdict }) => verdict.allowed),
    blocked: count(({ verdict }) => !verdict.allowed),
    differs: count(({ differs }) => differs),
  };
});

/** Counts the rows of a case. */
export function selectVerdictCounts(theCase: Case): VerdictCounts {
  return countRows(selectAnsweredRows(theCase));
}

/** For each deciding line, how many URLs it decides for some bot of the case. */
export const decisionsByLine = memoizeLast((rows: readonly AnsweredRow[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { answers } of rows) {
    const lines = new Set(answers.map(({ verdict }) => verdict.line).filter((line) => line > 0));
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
});
