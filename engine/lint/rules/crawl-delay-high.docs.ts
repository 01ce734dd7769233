import type { RuleDocs } from '../lintRule.ts';

export const crawlDelayHighDocs: RuleDocs = {
  id: 'crawl-delay-high',
  summary: 'A Crawl-delay longer than crawlers support',
  why: 'Crawlers that support Crawl-delay have a maximum: 30 seconds for Bing, 10 seconds for Semrush and Slurp. A longer delay is shortened or ignored. A delay of more than five minutes allows fewer than 300 pages a day, which is rarely intended.',
  incorrect: [
    { text: 'User-agent: bingbot\nCrawl-delay: 60\nDisallow: /a\n' },
    { text: 'User-agent: *\nCrawl-delay: 86400\nDisallow: /a\n' },
  ],
  correct: [
    { text: 'User-agent: bingbot\nCrawl-delay: 30\nDisallow: /a\n' },
    { text: 'User-agent: *\nCrawl-delay: 60\nDisallow: /a\n', note: 'No particular crawler is named.' },
  ],
  sources: [
    {
      title: 'Bing: crawl delay and the Bing crawler',
      url: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
    },
    { title: 'Semrush: about SemrushBot', url: 'https://www.semrush.com/bot/' },
  ],
};
