import type { CaseReading, Matcher, RobotsContent } from '../../../engine/index.ts';
import type { TestedCase } from '../late/testedCase.ts';
import { memoizeLast } from '../memoize.ts';
import { botsOfSet } from './botSets.ts';
import type { Bot } from './bots.ts';
import { botOf, matcherOf } from './bots.ts';
import { sourceOf } from './source.ts';

/** Who reads the file, and what becomes of it. */
export interface GroupReader {
  readonly bot: Bot;
  readonly reading: CaseReading;
  readonly matcher: Matcher;
}

/** The bot that is looked at where a case has none. */
const anyBot = 'Googlebot';

const readerOf = memoizeLast((robots: RobotsContent, asked: string, reading: CaseReading): GroupReader => {
  const bot = botOf(asked);
  return { bot, reading, matcher: matcherOf(sourceOf(robots), bot, reading) };
});

/** Who reads the file: the bot and reading that were chosen, else the first of the case as the case has it. */
export function selectGroupReader({
  case: theCase,
  groupsBot,
  groupsReading,
}: {
  readonly case: TestedCase;
  readonly groupsBot: string | null;
  readonly groupsReading: CaseReading | null;
}): GroupReader {
  const asked = groupsBot ?? theCase.bots[0] ?? anyBot;
  return readerOf(theCase.robots, asked, groupsReading ?? theCase.reading);
}

/** The bots to choose from. */
export interface ReaderChoices {
  readonly mine: readonly Bot[];
  readonly named: readonly Bot[];
}

const choicesOf = memoizeLast((mine: readonly Bot[], named: readonly Bot[]): ReaderChoices => {
  const known = new Set(mine.map(({ crawler }) => crawler.token.toLowerCase()));
  return { mine, named: named.filter(({ crawler }) => !known.has(crawler.token.toLowerCase())) };
});

/** The bots to choose from: those of the case, and others that the file names. */
export function readerChoices(theCase: TestedCase): ReaderChoices {
  return choicesOf(botsOfSet(theCase, 'mine'), botsOfSet(theCase, 'named'));
}
