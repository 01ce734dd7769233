import type { CaseReading, Comparison, Crawler, Matcher, Source } from '../../../engine/index.ts';
import { crawlerFor, createComparison, createCrawlerLayer, findCrawler } from '../../../engine/index.ts';
import { memoizeByObject, memoizeLast } from '../memoize.ts';
import { policyOf } from './source.ts';
import type { UrlRow } from './urlRows.ts';

/** A bot that the URLs are asked for. */
export interface Bot {
  /** As it stands in the case: a product token or a whole User-Agent header. */
  readonly asked: string;
  /** What it is and does; of a bot that the catalogue does not have, nothing but its name. */
  readonly crawler: Crawler;
  /** Whether the catalogue has it. */
  readonly isKnown: boolean;
}

/** Reads what a person typed for a bot; one that nobody knows is taken to read as RFC 9309 has it. */
export function botOf(asked: string): Bot {
  const crawler = crawlerFor(asked);
  return { asked, crawler, isKnown: findCrawler(crawler.token) !== undefined };
}

/** The bots of a case. */
export const botsOf = memoizeByObject((asked: readonly string[]): readonly Bot[] => asked.map(botOf));

/** The bots of a case, then those that only lines of its URL list name; each crawler once. */
export const listBots = memoizeLast((asked: readonly string[], rows: readonly UrlRow[]): readonly Bot[] => {
  const named = rows.flatMap(({ entry }) => [
    ...entry.only,
    ...entry.expectations.flatMap(({ bots }) => bots),
  ]);
  if (named.length === 0) return botsOf(asked);
  const byToken = new Map<string, Bot>();
  for (const bot of [...botsOf(asked), ...[...new Set(named)].map(botOf)]) {
    const key = bot.crawler.token.toLowerCase();
    if (!byToken.has(key)) byToken.set(key, bot);
  }
  return [...byToken.values()];
});

const layerOf = memoizeByObject((source: Source) => createCrawlerLayer(source));
const matchersOf = memoizeByObject((_source: Source) => new Map<string, Matcher>());
const comparisonsOf = memoizeByObject((_source: Source) => new Map<string, Comparison>());

/** What is kept under `key`, made when it is first asked for. */
function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}

/** What answers for a bot: as its operator says that it reads, or in one dialect for all. */
export function matcherOf(source: Source, { crawler }: Bot, reading: CaseReading): Matcher {
  return kept(matchersOf(source), `${reading} ${crawler.token}`, () =>
    reading === 'each-its-own'
      ? layerOf(source).forCrawler(crawler)
      : policyOf(source, reading).forAgent(crawler.token),
  );
}

/** The name by which the file was searched for a bot: its own, or the fallback that a group names. */
export function nameAsked({ policy }: Matcher, { crawler }: Bot): string {
  return policy.selection.kind === 'named' ? policy.selection.asked : crawler.token;
}

/** The file for a crawler's name, to be compared between dialects. */
export function comparisonOf(source: Source, name: string): Comparison {
  return kept(comparisonsOf(source), name, () => createComparison(source, name));
}
