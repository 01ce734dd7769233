import type { RuleDocs } from '../lintRule.ts';

export const crawlDelayDuplicateDocs: RuleDocs = {
  id: 'crawl-delay-duplicate',
  summary: 'Two Crawl-delays in one group',
  why: 'No standard says which of two delays applies: some crawlers use the first, others the last. Usually one of them was for another crawler and lost its User-agent line.',
  incorrect: [{ text: 'User-agent: bingbot\nCrawl-delay: 5\nCrawl-delay: 10\nDisallow: /a\n' }],
  correct: [
    {
      text: 'User-agent: bingbot\nCrawl-delay: 5\nDisallow: /a\n\nUser-agent: Slurp\nCrawl-delay: 10\nDisallow: /a\n',
    },
  ],
  sources: [
    {
      title: 'Bing: crawl delay and the Bing crawler',
      url: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
    },
  ],
};
