import { testRule } from '../../testing/ruleTester.ts';
import { crawlDelayDuplicateDocs } from './crawl-delay-duplicate.docs.ts';
import { crawlDelayDuplicate } from './crawl-delay-duplicate.ts';

testRule(crawlDelayDuplicate, crawlDelayDuplicateDocs, [
  {
    text: 'User-agent: a\nCrawl-delay: 5\nDisallow: /\n\n crawl-delay : 6 # x\n',
    findings: [{ messageId: 'duplicate', data: { line: 2 }, at: '5:2-5:17', related: [2] }],
  },
  { text: 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nCrawl-delay: 6\nDisallow: /\n', findings: [] },
]);
