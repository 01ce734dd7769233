export type {
  Certainty,
  CrawlDelayPractice,
  Crawler,
  CrawlerPurpose,
  RobotsStance,
} from './crawler.ts';
export { type CrawlerPreset, type CrawlerPresetId, crawlerPresets } from './crawlerPresets.ts';
export {
  type CrawlerGroup,
  compareTokens,
  crawlerPurposes,
  crawlers,
  crawlersByPurpose,
  familyNames,
  findCrawler,
} from './crawlers.ts';
export { productToken } from './productToken.ts';
