import { testRule } from '../../testing/ruleTester.ts';
import { crawlDelayValueDocs } from './crawl-delay-value.docs.ts';
import { crawlDelayValue } from './crawl-delay-value.ts';

testRule(crawlDelayValue, crawlDelayValueDocs, [
  {
    text: 'User-agent: a\ncrawl-delay: 10 s # x\n',
    findings: [{ messageId: 'not-a-number', data: { value: '10 s' }, at: '2:14-2:18' }],
  },
  {
    text: 'Crawl-delay: 05\nCrawl-delay: 1e2\nCrawl-delay: ２\nCrawl-delay: -1\n',
    findings: [
      { messageId: 'leading-zero' },
      { messageId: 'exponent' },
      { messageId: 'not-ascii' },
      { messageId: 'not-a-number' },
    ],
  },
  { text: 'Crawl-delay: 0100-0800\n', findings: [{ messageId: 'not-a-number' }] },
  {
    name: 'zero, decimals, and nothing at all',
    text: 'Crawl-delay: 0\nCrawl-delay: 0.25\nCrawl-delay:\n',
    findings: [],
  },
]);
