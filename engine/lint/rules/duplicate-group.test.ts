import { testRule } from '../../testing/ruleTester.ts';
import { duplicateGroupDocs } from './duplicate-group.docs.ts';
import { duplicateGroup } from './duplicate-group.ts';

testRule(duplicateGroup, duplicateGroupDocs, [
  {
    text: 'User-agent: a\nUser-agent: b\nDisallow: /\n\nUser-agent: B # again\nUser-agent: a\nDisallow: /\n',
    findings: [
      {
        messageId: 'duplicate',
        data: { line: 1 },
        at: '5:13-5:14',
        related: [1],
        fixed: 'User-agent: a\nUser-agent: b\nDisallow: /\n\n# again\n',
        safe: true,
      },
    ],
  },
  {
    name: 'the second has a Crawl-delay',
    text: 'User-agent: a\nDisallow: /\nUser-agent: a\nDisallow: /\nCrawl-delay: 9\n',
    findings: [{ messageId: 'duplicate', fixed: null }],
  },
  {
    name: 'the order of rules differs',
    text: 'User-agent: a\nDisallow: /x\nAllow: /y\nUser-agent: a\nAllow: /y\nDisallow: /x\n',
    findings: [],
  },
]);
