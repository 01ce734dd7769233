import { testRule } from '../../testing/ruleTester.ts';
import { robotsTxtRuleDocs } from './robots-txt-rule.docs.ts';
import { robotsTxtRule } from './robots-txt-rule.ts';

testRule(robotsTxtRule, robotsTxtRuleDocs, [
  {
    text: 'User-agent: *\nAllow: /robots.txt$ # me\n',
    findings: [{ messageId: 'robotsTxt', severity: 'info', at: '2:8-2:20' }],
  },
  {
    text: 'User-agent: *\nDisallow: /a/robots.txt\nDisallow: /robots.txt.bak\nDisallow: /*.txt$\n',
    findings: [],
  },
]);
