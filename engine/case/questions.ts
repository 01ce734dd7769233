import type { Verdict } from '../evaluate/verdict.ts';
import type { Address } from './address.ts';
import { caseSite, readAddress } from './address.ts';
import type { CaseBot, CaseBots } from './caseBots.ts';
import { createCaseBots, isSameBot } from './caseBots.ts';
import type { Case } from './testCase.ts';
import type { Expectation, UrlListEntry } from './urlList.ts';
import { parseUrlList } from './urlList.ts';

/** One question of a case: may this bot fetch this URL? */
export interface CaseQuestion {
  readonly entry: UrlListEntry;
  readonly address: Address;
  readonly bot: CaseBot;
  /** What a person wants the answer to be; null where nobody says. */
  readonly expected: 'allow' | 'disallow' | null;
}

const namesBot = ({ bots }: Expectation, bot: string): boolean => bots.some((name) => isSameBot(name, bot));

/** What is expected of a URL for a bot: the last mark that names it, else the last for all; null where nothing is. */
export function expectedVerdict(entry: UrlListEntry, bot: string): 'allow' | 'disallow' | null {
  const { expectations } = entry;
  if (expectations.length === 0) return null;
  const found =
    expectations.findLast((expectation) => namesBot(expectation, bot)) ??
    expectations.findLast(({ bots }) => bots.length === 0);
  return found === undefined || found.expected === 'none' ? null : found.expected;
}

/** The bots that a line is asked for: those it is limited to, else the case's and those that its marks name. */
function botNames(entry: UrlListEntry, caseBots: readonly string[]): readonly string[] {
  if (entry.only.length > 0) return entry.only;
  return [...caseBots, ...entry.expectations.flatMap(({ bots }) => bots)];
}

/** The verdict of a question; null where the robots.txt has no say, or there is no URL. */
export function answerQuestion({ address, bot }: CaseQuestion): Verdict | null {
  return address.kind === 'governed' ? bot.matcher.evaluate(address.url) : null;
}

/** The questions of one line on a site (null for any), each bot once. */
export function questionsOf(
  entry: UrlListEntry,
  origin: string | null,
  caseBots: readonly string[],
  bots: CaseBots,
): readonly CaseQuestion[] {
  const address = readAddress(entry.url, origin);
  const asked = new Set(botNames(entry, caseBots).map((name) => bots.of(name)));
  return [...asked].map((bot) => ({
    entry,
    address,
    bot,
    expected: expectedVerdict(entry, bot.crawler.token),
  }));
}

/** Every question of a case, line by line and bot by bot; of another robots.txt than its own where `content` is given. */
export function caseQuestions(testCase: Case, content = testCase.robots): readonly CaseQuestion[] {
  const bots = createCaseBots(content, testCase.reading);
  const entries = parseUrlList(testCase.urlList);
  const { origin } = caseSite(testCase, entries);
  return entries.flatMap((entry) => questionsOf(entry, origin, testCase.bots, bots));
}
