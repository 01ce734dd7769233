import type { Case, CrawlerPresetId, Source } from '../../../engine/index.ts';
import { crawlerPresets } from '../../../engine/index.ts';
import { memoizeByObject, memoizeLast } from '../memoize.ts';
import type { Bot } from './bots.ts';
import { botOf, botsOf } from './bots.ts';
import { policyOf, sourceOf } from './source.ts';

/** A set of bots for the matrix: one of the catalogue's, those that the file names, or those of the case. */
export type BotSetId = CrawlerPresetId | 'named' | 'mine';

/** The sets in the order in which they are offered. */
export const botSetIds: readonly BotSetId[] = [
  'search-engines',
  'ai-training',
  'ai-search',
  'seo',
  'named',
  'mine',
  'everything',
];

const presetBots: ReadonlyMap<string, readonly Bot[]> = new Map(
  crawlerPresets.map(({ id, tokens }) => [id, tokens.map(botOf)]),
);

/** More names of a file than these are not asked for: nobody reads so many rows. */
export const namedAtMost = 300;

const namedBots = memoizeByObject((source: Source): readonly Bot[] => {
  const decoder = new TextDecoder();
  const names = policyOf(source, 'google')
    .file.groups.flatMap(({ agents }) => agents)
    .filter(({ star, name }) => !star && name !== '')
    .map(({ value }) => decoder.decode(source.octets.subarray(value.from, value.to)));
  return distinct([...new Set(names)].slice(0, namedAtMost).map(botOf));
});

/** Each crawler once, at its first place. */
function distinct(bots: readonly Bot[]): readonly Bot[] {
  const byToken = new Map<string, Bot>();
  for (const bot of bots) {
    const token = bot.crawler.token.toLowerCase();
    if (!byToken.has(token)) byToken.set(token, bot);
  }
  return [...byToken.values()];
}

/** The bots of a set. */
export function botsOfSet(theCase: Pick<Case, 'robots' | 'bots'>, set: BotSetId): readonly Bot[] {
  switch (set) {
    case 'named':
      return namedBots(sourceOf(theCase.robots));
    case 'mine':
      return botsOf(theCase.bots);
    default:
      return presetBots.get(set) ?? [];
  }
}

const unite = memoizeLast((...sets: readonly (readonly Bot[])[]): readonly Bot[] => distinct(sets.flat()));

/** The bots of several sets, each once. */
export function botsOfSets(
  theCase: Pick<Case, 'robots' | 'bots'>,
  sets: readonly BotSetId[],
): readonly Bot[] {
  return unite(...sets.map((set) => botsOfSet(theCase, set)));
}
