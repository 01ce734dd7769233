import type { RuleDocs } from '../lintRule.ts';

export const crawlDelayHighDocs: RuleDocs = {
  id: 'crawl-delay-high',
  summary: 'A Crawl-delay longer than crawlers keep',
  why: 'Crawlers that honour Crawl-delay have a longest delay of their own: half a minute for Bing, ten seconds for Semrush and Slurp. A longer one is cut or ignored. A delay of more than five minutes would leave a crawler fewer than 300 pages a day, which is hardly what is meant.',
  incorrect: [
    { text: 'User-agent: bingbot\nCrawl-delay: 60\nDisallow: /a\n' },
    { text: 'User-agent: *\nCrawl-delay: 86400\nDisallow: /a\n' },
  ],
  correct: [
    { text: 'User-agent: bingbot\nCrawl-delay: 30\nDisallow: /a\n' },
    { text: 'User-agent: *\nCrawl-delay: 60\nDisallow: /a\n', note: 'Nobody in particular is named.' },
  ],
  sources: [
    {
      title: 'Bing: crawl delay and the Bing crawler',
      url: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
    },
    { title: 'Semrush: about SemrushBot', url: 'https://www.semrush.com/bot/' },
  ],
};
