import { crawlers } from './crawlers.ts';

export type CrawlerPresetId = 'search-engines' | 'ai-training' | 'ai-search' | 'seo' | 'everything';

/** A named choice of crawlers for the bot matrix. */
export interface CrawlerPreset {
  readonly id: CrawlerPresetId;
  readonly name: string;
  /** Product tokens as the catalogue spells them, in the order to be shown. */
  readonly tokens: readonly string[];
}

/** The choices that the bot matrix offers: those who matter most of each kind, and all that still crawl. */
export const crawlerPresets: readonly CrawlerPreset[] = [
  {
    id: 'search-engines',
    name: 'Search engines',
    tokens: [
      'Googlebot',
      'Googlebot-Image',
      'Googlebot-News',
      'bingbot',
      'YandexBot',
      'Baiduspider',
      'DuckDuckBot',
      'Applebot',
      'SeznamBot',
      'Yeti',
      'Qwantbot',
      'PetalBot',
    ],
  },
  {
    id: 'ai-training',
    name: 'AI training',
    tokens: [
      'GPTBot',
      'ClaudeBot',
      'Google-Extended',
      'Applebot-Extended',
      'CCBot',
      'meta-externalagent',
      'Amazonbot',
      'Bytespider',
      'cohere-training-data-crawler',
      'AI2Bot',
      'Timpibot',
    ],
  },
  {
    id: 'ai-search',
    name: 'AI search and assistants',
    tokens: [
      'OAI-SearchBot',
      'ChatGPT-User',
      'Claude-SearchBot',
      'Claude-User',
      'PerplexityBot',
      'Perplexity-User',
      'Amzn-SearchBot',
      'DuckAssistBot',
      'meta-externalfetcher',
      'MistralAI-User',
      'YouBot',
      'Diffbot',
    ],
  },
  {
    id: 'seo',
    name: 'SEO tools',
    tokens: [
      'AhrefsBot',
      'AhrefsSiteAudit',
      'SemrushBot',
      'MJ12bot',
      'DotBot',
      'rogerbot',
      'BLEXBot',
      'DataForSeoBot',
      'Screaming Frog SEO Spider',
    ],
  },
  {
    id: 'everything',
    name: 'Everything that still crawls',
    tokens: crawlers.filter((crawler) => crawler.retired === null).map((crawler) => crawler.token),
  },
];
