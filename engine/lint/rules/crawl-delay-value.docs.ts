import type { RuleDocs } from '../lintRule.ts';

export const crawlDelayValueDocs: RuleDocs = {
  id: 'crawl-delay-value',
  summary: 'A Crawl-delay that is not a plain number',
  why: 'No standard defines the format of Crawl-delay, so each crawler parses it in its own way. All of them accept a plain number in the digits 0 to 9, with a decimal point if needed; "ten", "05" and "1e2" are not.',
  incorrect: [
    { text: 'User-agent: bingbot\nCrawl-delay: ten\nDisallow: /a\n' },
    { text: 'User-agent: *\nCrawl-delay: 1e2\nDisallow: /a\n' },
    { text: 'User-agent: *\nCrawl-delay: ²\nDisallow: /a\n' },
  ],
  correct: [
    { text: 'User-agent: bingbot\nCrawl-delay: 10\nDisallow: /a\n' },
    { text: 'User-agent: Slurp\nCrawl-delay: 0.5\nDisallow: /a\n' },
  ],
  sources: [
    {
      title: 'Bing: crawl delay and the Bing crawler',
      url: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
    },
    { title: 'Ahrefs: about AhrefsBot', url: 'https://ahrefs.com/robot/' },
  ],
};
