import { adsCrawlers } from './catalogue/ads.ts';
import { aiSearchCrawlers } from './catalogue/aiSearch.ts';
import { aiTrainingCrawlers } from './catalogue/aiTraining.ts';
import { archiveCrawlers } from './catalogue/archive.ts';
import { baiduCrawlers } from './catalogue/baidu.ts';
import { controlTokens } from './catalogue/controlTokens.ts';
import { feedCrawlers } from './catalogue/feed.ts';
import { googleCrawlers } from './catalogue/google.ts';
import { microsoftCrawlers } from './catalogue/microsoft.ts';
import { monitoringCrawlers } from './catalogue/monitoring.ts';
import { otherCrawlers } from './catalogue/other.ts';
import { searchCrawlers } from './catalogue/search.ts';
import { seoCrawlers } from './catalogue/seo.ts';
import { socialCrawlers } from './catalogue/social.ts';
import { userTriggeredCrawlers } from './catalogue/userTriggered.ts';
import { yandexCrawlers } from './catalogue/yandex.ts';
import type { Crawler, CrawlerPurpose } from './crawler.ts';

/** The form in which two tokens are compared: ASCII letters in lower case, whatever the locale. */
function folded(token: string): string {
  return token.toLowerCase();
}

/** Orders tokens ignoring case, by UTF-16 units: no locale is asked. */
export function compareTokens(a: string, b: string): number {
  const [left, right] = [folded(a), folded(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Every crawler known, sorted by token, ignoring case. */
export const crawlers: readonly Crawler[] = [
  ...adsCrawlers,
  ...aiSearchCrawlers,
  ...aiTrainingCrawlers,
  ...archiveCrawlers,
  ...baiduCrawlers,
  ...controlTokens,
  ...feedCrawlers,
  ...googleCrawlers,
  ...microsoftCrawlers,
  ...monitoringCrawlers,
  ...otherCrawlers,
  ...searchCrawlers,
  ...seoCrawlers,
  ...socialCrawlers,
  ...userTriggeredCrawlers,
  ...yandexCrawlers,
].toSorted((a, b) => compareTokens(a.token, b.token));

/**
 * Names that robots.txt files use for a whole family, that some crawlers fall back to, and that no
 * crawler has for its own.
 */
export const familyNames: readonly string[] = ['Yandex'];

const byToken: ReadonlyMap<string, Crawler> = new Map(
  crawlers.map((crawler) => [folded(crawler.token), crawler]),
);

/** The crawler with this product token, ignoring case; undefined if the catalogue has none. */
export function findCrawler(token: string): Crawler | undefined {
  return byToken.get(folded(token));
}

/** The purposes in the order in which a person looks for them. */
export const crawlerPurposes: readonly CrawlerPurpose[] = [
  'search',
  'ai-training',
  'ai-search',
  'user-triggered',
  'control-token',
  'seo',
  'ads',
  'social',
  'archive',
  'feed',
  'monitoring',
  'other',
];

/** The crawlers of one purpose. */
export interface CrawlerGroup {
  readonly purpose: CrawlerPurpose;
  /** Sorted by token, ignoring case. */
  readonly crawlers: readonly Crawler[];
}

/** The given crawlers (the whole catalogue if none are given) grouped by purpose; purposes without any are left out. */
export function crawlersByPurpose(from: readonly Crawler[] = crawlers): readonly CrawlerGroup[] {
  return crawlerPurposes
    .map((purpose) => ({ purpose, crawlers: from.filter((crawler) => crawler.purpose === purpose) }))
    .filter((group) => group.crawlers.length > 0);
}
