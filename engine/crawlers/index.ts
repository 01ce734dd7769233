export type {
  CrawlDelayPractice,
  Crawler,
  CrawlerPurpose,
  RobotsStance,
} from './crawler.ts';
export { type CrawlerPreset, type CrawlerPresetId, crawlerPresets } from './crawlerPresets.ts';
export {
  type CrawlerGroup,
  crawlerPurposes,
  crawlers,
  crawlersByPurpose,
  findCrawler,
} from './crawlers.ts';
export { productToken } from './productToken.ts';
