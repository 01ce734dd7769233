import type { Case, CaseReading, Matcher } from '../../../engine/index.ts';
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

const readerOf = memoizeLast((robots: Case['robots'], asked: string, reading: CaseReading): GroupReader => {
  const bot = botOf(asked);
  return { bot, reading, matcher: matcherOf(sourceOf(robots), bot, reading) };
});

/** What a reader follows from. */
export interface GroupInputs {
  readonly case: Case;
  readonly groupsBot: string | null;
  readonly groupsReading: CaseReading | null;
}

/** Who reads the file: the bot and reading that were chosen, else the first of the case as the case has it. */
export function selectGroupReader({ case: theCase, groupsBot, groupsReading }: GroupInputs): GroupReader {
  const asked = groupsBot ?? theCase.bots[0] ?? anyBot;
  return readerOf(theCase.robots, asked, groupsReading ?? theCase.reading);
}

/** The bots to choose from: those of the case, and others that the file names. */
export function readerChoices(theCase: Case): {
  readonly mine: readonly Bot[];
  readonly named: readonly Bot[];
} {
  const mine = botsOfSet(theCase, 'mine');
  const known = new Set(mine.map(({ crawler }) => crawler.token.toLowerCase()));
  const named = botsOfSet(theCase, 'named');
  return { mine, named: named.filter(({ crawler }) => !known.has(crawler.token.toLowerCase())) };
}
