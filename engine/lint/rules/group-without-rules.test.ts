import { testRule } from '../../testing/ruleTester.ts';
import { groupWithoutRulesDocs } from './group-without-rules.docs.ts';
import { groupWithoutRules } from './group-without-rules.ts';

testRule(groupWithoutRules, groupWithoutRulesDocs, [
  {
    text: 'User-agent: *\nDisallow: /a\n\nUser-agent: foo\nUser-agent: bar\nSitemap: https://e.com/s\n',
    findings: [
      {
        messageId: 'free',
        severity: 'warning',
        data: { names: "'foo' and 'bar'" },
        at: '4:13-4:16',
        crawlers: ['foo', 'bar'],
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow:\nUser-agent: foo\n',
    findings: [{ messageId: 'nothing', severity: 'info' }],
  },
  {
    name: 'another group binds the crawler',
    text: 'User-agent: foo\nDisallow: /\nUser-agent: foo\nCrawl-delay: 5\n',
    findings: [],
  },
]);
