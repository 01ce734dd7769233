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
    name: 'other words that say the same of every URL',
    text: 'User-agent: a\nDisallow: /x\nAllow: /y\nUser-agent: A\nDisallow: /x*\nDisallow: /x/z\n',
    findings: [{ messageId: 'sameForAll', data: { line: 1 }, at: '4:13-4:14', related: [1] }],
  },
  {
    name: 'the same rules in another order',
    text: 'User-agent: a\nDisallow: /x\nAllow: /y\nUser-agent: a\nAllow: /y\nDisallow: /x\n',
    findings: [{ messageId: 'sameForAll', safe: true }],
  },
  {
    name: 'rules of the same names that say something else',
    text: 'User-agent: a\nDisallow: /x\nUser-agent: a\nDisallow: /x$\n',
    findings: [],
  },
  {
    name: 'a group without rules between groups of one name',
    text: 'User-agent: a\nUser-agent: b\nDisallow: /x\nUser-agent: a\nDisallow: /x\n',
    findings: [],
  },
]);
