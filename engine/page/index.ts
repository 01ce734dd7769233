export { type CrawlAndIndex, combineCrawlAndIndex } from './crawlAndIndex.ts';
export { parseMetaRobots } from './metaRobots.ts';
export type { ImagePreview, PageDirective, PlainPageDirective } from './pageDirective.ts';
export { type PageRules, pageRulesFor } from './pageRules.ts';
export type { PageStatement } from './pageStatement.ts';
export { parseXRobotsTag } from './xRobotsTag.ts';
