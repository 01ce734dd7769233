import type { Case, Comparison, DialectId, UrlChange, Verdict } from '../../../engine/index.ts';
import { dialects, unnamedAgent } from '../../../engine/index.ts';
import type { Parting } from '../../wording/explainDifference.ts';
import type { ComparedUrl, DialectPair, DialectSlice } from '../dialectSlice.ts';
import { isEmptyCase } from '../isEmptyCase.ts';
import type { TestedCase } from '../late/testedCase.ts';
import { isLarge, sizeOf } from '../late/testedCase.ts';
import { memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import { botOf, botsOf, comparisonOf, matcherOf, nameAsked } from './bots.ts';
import { sourceOf } from './source.ts';
import type { UrlRow } from './urlRows.ts';
import { selectUrlRows } from './urlRows.ts';
import type { BotAnswer } from './verdicts.ts';

/** The dialects in the order of the columns. */
export const dialectIds: readonly DialectId[] = dialects.map(({ id }) => id);

/** A bot that no file names: it stands for all that fall to the default group. */
export const unnamedBot: Bot = botOf(unnamedAgent);

/** A URL of the list as every dialect answers it. */
export interface DialectRow {
  /** 1-based line of the URL list. */
  readonly urlLine: number;
  /** As typed. */
  readonly typed: string;
  /** As a crawler sends it. */
  readonly url: string;
  readonly changes: readonly UrlChange[];
  /** In the order of `dialectIds`. */
  readonly verdicts: readonly Verdict[];
  /** False where all dialects give the same verdict. */
  readonly differs: boolean;
}

/** The bot that the dialects are asked for: the chosen one, else the first of the case. */
function selectDialectBot(theCase: Pick<Case, 'bots'>, chosen: string | null): Bot {
  const bots = botsOf(theCase.bots);
  if (chosen === unnamedBot.asked) return unnamedBot;
  return bots.find(({ asked }) => asked === chosen) ?? bots[0] ?? unnamedBot;
}

/** The name by which the dialects of a case are asked for a bot. */
function agentOf({ robots, reading }: Pick<Case, 'robots' | 'reading'>, bot: Bot): string {
  return nameAsked(matcherOf(sourceOf(robots), bot, reading), bot);
}

/** The file of a case for a bot, to be compared between dialects. */
function selectComparison(theCase: Pick<Case, 'robots' | 'reading'>, bot: Bot): Comparison {
  return comparisonOf(sourceOf(theCase.robots), agentOf(theCase, bot));
}

const answerRows = memoizeLast((comparison: Comparison, rows: readonly UrlRow[]): readonly DialectRow[] => {
  const matchers = dialectIds.map(comparison.matcher);
  return rows.flatMap(({ entry, reading }): readonly DialectRow[] => {
    if (reading.kind !== 'governed') return [];
    const { url, changes } = reading;
    const verdicts = matchers.map((matcher) => matcher.evaluate(url));
    const differs = verdicts.some(({ allowed }) => allowed !== verdicts[0]?.allowed);
    return [{ urlLine: entry.line, typed: entry.url, url, changes, verdicts, differs }];
  });
});

/** The URLs of a case that the file governs, as every dialect answers them for a bot. */
function selectDialectRows(theCase: TestedCase, bot: Bot): readonly DialectRow[] {
  return answerRows(selectComparison(theCase, bot), selectUrlRows(theCase));
}

/** What the tab of dialects is drawn from: plain data, so that a worker can send it. */
export interface DialectsView {
  readonly bot: Bot;
  /** The name by which the file is asked. */
  readonly agent: string;
  readonly rows: readonly DialectRow[];
}

const viewOf = memoizeLast(
  (bot: Bot, agent: string, rows: readonly DialectRow[]): DialectsView => ({ bot, agent, rows }),
);

/** The dialects of a case for a bot, null for its first. */
export function selectDialectsView(theCase: TestedCase, chosen: string | null): DialectsView {
  const bot = selectDialectBot(theCase, chosen);
  return viewOf(bot, agentOf(theCase, bot), selectDialectRows(theCase, bot));
}

/** Where the dialects of a pair part over a URL; null where they give the same verdict. */
export function selectParting(theCase: TestedCase, { bot, url, a, b }: ComparedUrl): Parting | null {
  return partingOver(selectComparison(theCase, selectDialectBot(theCase, bot)), url, { a, b });
}

const onlyDiffering = memoizeLast((rows: readonly DialectRow[]) => rows.filter(({ differs }) => differs));

/** Those of the rows over which dialects part. */
export function differingRows(rows: readonly DialectRow[]): readonly DialectRow[] {
  return onlyDiffering(rows);
}

/** How many rows the two dialects of a pair answer differently. */
export function countParted(rows: readonly DialectRow[], { a, b }: DialectPair): number {
  const [at, other] = [dialectIds.indexOf(a), dialectIds.indexOf(b)];
  return rows.filter(({ verdicts }) => verdicts[at]?.allowed !== verdicts[other]?.allowed).length;
}

/** The dialect whose difference from the first of the pair explains a row: the second, else any that differs from it. */
export function partnerFor({ verdicts }: DialectRow, { a, b }: DialectPair): DialectId | null {
  const wanted = verdicts[dialectIds.indexOf(a)]?.allowed;
  const parts = (id: DialectId) => verdicts[dialectIds.indexOf(id)]?.allowed !== wanted;
  return parts(b) ? b : (dialectIds.find(parts) ?? null);
}

/** Where two dialects part over a URL; null where they give the same verdict. */
function partingOver(comparison: Comparison, url: string, { a, b }: DialectPair): Parting | null {
  const difference = comparison.compare(url, a, b);
  return difference.kind === 'differs' && difference.differs === 'verdict' ? difference : null;
}

/** Files and lists over these sizes are not counted while one types. */
const promptSizes = { text: 16 * 1024, urls: 300 };

/** How many URLs dialects answer differently; '' where none, or where counting would hold up typing. */
export function selectDifferingBadge(
  state: { readonly case: Case } & Pick<DialectSlice, 'dialectBot'>,
): string {
  const { case: theCase, dialectBot } = state;
  if (isEmptyCase(theCase) || sizeOf(theCase.robots) > promptSizes.text) return '';
  if (selectUrlRows(theCase).length > promptSizes.urls) return '';
  const { length } = differingRows(selectDialectRows(theCase, selectDialectBot(theCase, dialectBot)));
  return length === 0 ? '' : `${length}`;
}

/** What is lit in the editor for a compared URL: the first dialect's verdict, and the second's as the other one. */
export function selectComparedAnswer(
  theCase: Case,
  compared: ComparedUrl | null,
  comparedVerdicts: DialectSlice['comparedVerdicts'],
): Pick<BotAnswer, 'verdict' | 'classics'> | null {
  if (compared === null) return null;
  const { url, bot, a, b } = compared;
  if (isLarge(theCase.robots))
    return comparedVerdicts?.of === compared
      ? { verdict: comparedVerdicts.a, classics: [comparedVerdicts.b] }
      : null;
  const comparison = selectComparison(theCase, selectDialectBot(theCase, bot));
  return {
    verdict: comparison.matcher(a).evaluate(url),
    classics: [comparison.matcher(b).evaluate(url)],
  };
}

/** The bots that can be chosen: those of the case, and one that nothing names. */
export const dialectBots = memoizeLast((source: readonly string[]): readonly Bot[] => [
  ...botsOf(source),
  unnamedBot,
]);
