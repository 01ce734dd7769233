import { testRule } from '../../testing/ruleTester.ts';
import { crawlDelayHighDocs } from './crawl-delay-high.docs.ts';
import { crawlDelayHigh } from './crawl-delay-high.ts';

testRule(crawlDelayHigh, crawlDelayHighDocs, [
  {
    text: 'User-agent: BingBot/2.0\nUser-agent: SemrushBot\nCrawl-delay: 31 # s\nDisallow:\n',
    findings: [{ messageId: 'capped', crawlers: ['bingbot', 'SemrushBot'], at: '3:14-3:16' }],
  },
  {
    text: 'Crawl-delay: 301\nUser-agent: *\nCrawl-delay: 300\nCrawl-delay: x\n',
    findings: [{ messageId: 'high', data: { seconds: 301, pages: 287 }, at: '1:14-1:17' }],
  },
]);
