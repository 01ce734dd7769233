import type { CaseReading, DialectId, Source, Verdict } from '../../../engine/index.ts';
import { expectedVerdict, isSameBot } from '../../../engine/index.ts';
import type { TestedCase } from '../late/testedCase.ts';
import { memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import { listBots, matcherOf, nameAsked } from './bots.ts';
import { policyOf, sourceOf } from './source.ts';
import type { UrlRow } from './urlRows.ts';
import { selectUrlRows } from './urlRows.ts';

/** The classic readings shown beside each verdict, the later one first. */
const classicDialects = ['res1996', 'res1994'] as const satisfies readonly DialectId[];

/** What one bot may do with one URL. */
export interface BotAnswer {
  readonly bot: Bot;
  readonly verdict: Verdict;
  /** The verdicts of the classic readings for the same bot, in the order of `classicDialects`. */
  readonly classics: readonly Verdict[];
  /** True where a classic reading has the other verdict. */
  readonly differs: boolean;
}

/** An answer, and what the list expects of it; null where nobody says. */
export interface ExpectedAnswer extends BotAnswer {
  readonly expected: 'allow' | 'disallow' | null;
}

/** A URL with the answers of the bots that it is asked for; none where the file does not govern it. */
export interface AnsweredRow extends UrlRow {
  readonly answers: readonly ExpectedAnswer[];
  /** How many expectations the line has, one a bot, and how many of them are not met; what has no answer fails. */
  readonly expectations: number;
  readonly failures: number;
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

/** Whether an answer is what the list expects, where it expects anything. */
export function isExpected({ verdict, expected }: ExpectedAnswer): boolean {
  return expected === null || verdict.allowed === (expected === 'allow');
}

/** Answers rows one by one, as often as wanted. */
export function rowAnswerer(
  source: Source,
  bots: readonly Bot[],
  asked: readonly string[],
  readAs: CaseReading,
): (row: UrlRow) => AnsweredRow {
  const answerers = bots.map((bot) => ({ bot, answer: answerer(source, bot, readAs) }));
  const isAsked = ({ entry }: UrlRow, bot: Bot): boolean => {
    const names = entry.only.length > 0 ? entry.only : null;
    if (names !== null) return names.some((name) => isSameBot(name, bot.asked));
    // A bot that a mark of some line brought in is asked there alone.
    return asked.includes(bot.asked) || expectsOf(entry, bot);
  };
  return (row) => {
    const { entry, reading } = row;
    const wanted = answerers.filter(({ bot }) => isAsked(row, bot));
    const expectedOf = ({ crawler }: Bot) => expectedVerdict(entry, crawler.token);
    if (reading.kind !== 'governed') {
      const expectations = wanted.filter(({ bot }) => expectedOf(bot) !== null).length;
      return { ...row, answers: [], expectations, failures: expectations };
    }
    const answers = wanted.map(({ bot, answer }) => ({ ...answer(reading.url), expected: expectedOf(bot) }));
    return {
      ...row,
      answers,
      expectations: answers.filter(({ expected }) => expected !== null).length,
      failures: answers.filter((answer) => !isExpected(answer)).length,
    };
  };
}

function expectsOf({ expectations }: UrlRow['entry'], { asked }: Bot): boolean {
  return expectations.some(({ bots }) => bots.some((name) => isSameBot(name, asked)));
}

const answerRows = memoizeLast(
  (
    source: Source,
    rows: readonly UrlRow[],
    bots: readonly Bot[],
    asked: readonly string[],
    readAs: CaseReading,
  ): readonly AnsweredRow[] => rows.map(rowAnswerer(source, bots, asked, readAs)),
);

/** The bots that the list of a case is asked for: those of the case, then those that only some lines name. */
export function selectListBots(theCase: Pick<TestedCase, 'bots' | 'urlList' | 'origin'>): readonly Bot[] {
  return listBots(theCase.bots, selectUrlRows(theCase));
}

/** The table of verdicts: a row for each URL of the case, an answer for each bot that it is asked for. */
export function selectAnsweredRows(theCase: TestedCase): readonly AnsweredRow[] {
  return answerRows(
    sourceOf(theCase.robots),
    selectUrlRows(theCase),
    selectListBots(theCase),
    theCase.bots,
    theCase.reading,
  );
}

/** How many URLs there are of each kind; a URL counts as blocked or allowed when it is so for some bot. */
export interface VerdictCounts {
  readonly all: number;
  readonly allowed: number;
  readonly blocked: number;
  readonly differs: number;
  readonly unexpected: number;
  readonly outside: number;
  readonly unreadable: number;
}

/** Counts rows. */
export const countRows = memoizeLast((rows: readonly AnsweredRow[]): VerdictCounts => {
  const count = (has: (answer: ExpectedAnswer) => boolean) =>
    rows.filter(({ answers }) => answers.some(has)).length;
  return {
    all: rows.length,
    allowed: count(({ verdict }) => verdict.allowed),
    blocked: count(({ verdict }) => !verdict.allowed),
    differs: count(({ differs }) => differs),
    unexpected: rows.filter(({ failures }) => failures > 0).length,
    outside: rows.filter(({ reading }) => reading.kind === 'outside').length,
    unreadable: rows.filter(({ reading }) => reading.kind === 'unreadable').length,
  };
});

/** Counts the rows of a case. */
export function selectVerdictCounts(theCase: TestedCase): VerdictCounts {
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
