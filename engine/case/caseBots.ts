import type { Crawler } from '../crawlers/crawler.ts';
import { compile } from '../evaluate/compile.ts';
import { crawlerFor } from '../evaluate/crawlerFor.ts';
import { createCrawlerLayer } from '../evaluate/crawlerLayer.ts';
import type { Matcher } from '../evaluate/matcher.ts';
import type { CaseReading, RobotsContent } from './testCase.ts';
import { robotsInput } from './testCase.ts';

/** A bot of a case, ready to answer. */
export interface CaseBot {
  /** As it stands in the case: a product token or a User-Agent header. */
  readonly asked: string;
  /** The catalogue's entry, or a crawler without habits where there is none. */
  readonly crawler: Crawler;
  readonly matcher: Matcher;
}

/** What answers for any bot about one robots.txt. */
export interface CaseBots {
  /** The bot that `asked` means; the same one for every name of the same crawler. */
  readonly of: (asked: string) => CaseBot;
}

/**
 * Prepares a robots.txt for the bots of a case, in its reading: each as its operator says (the crawler layer; a bot
 * that the catalogue does not know reads as RFC 9309 has it), or all in one dialect. Never throws on input.
 */
export function createCaseBots(content: RobotsContent, reading: CaseReading): CaseBots {
  const robots = robotsInput(content);
  const layer = createCrawlerLayer(robots);
  const policy = reading === 'each-its-own' ? null : compile(robots, reading);
  const byName = new Map<string, CaseBot>();
  const byToken = new Map<string, CaseBot>();
  return {
    of: (asked) => {
      const known = byName.get(asked);
      if (known !== undefined) return known;
      const crawler = crawlerFor(asked);
      const key = crawler.token.toLowerCase();
      const bot = byToken.get(key) ?? {
        asked,
        crawler,
        matcher: policy === null ? layer.forCrawler(crawler) : policy.forAgent(crawler.token),
      };
      byName.set(asked, bot);
      byToken.set(key, bot);
      return bot;
    },
  };
}

/** Whether two names, product tokens or User-Agent headers, mean the same crawler. */
export function isSameBot(a: string, b: string): boolean {
  if (a.toLowerCase() === b.toLowerCase()) return true;
  return crawlerFor(a).token.toLowerCase() === crawlerFor(b).token.toLowerCase();
}
