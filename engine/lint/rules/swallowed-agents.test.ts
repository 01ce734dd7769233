import { testRule } from '../../testing/ruleTester.ts';
import { swallowedAgentsDocs } from './swallowed-agents.docs.ts';
import { swallowedAgents } from './swallowed-agents.ts';

testRule(swallowedAgents, swallowedAgentsDocs, [
  {
    text: 'User-agent: *\r\nCrawl-delay: 10\r\n\r\nUser-agent: BadBot # bad\r\nDisallow: /\r\n',
    findings: [
      {
        messageId: 'closed',
        severity: 'error',
        at: '1:13-1:14',
        data: {
          rule: 'Disallow: /',
          ruleLine: 5,
          owners: "'BadBot'",
          whom: 'every crawler that has no group of its own',
          boundary: "'Crawl-delay'",
          boundaryLine: 2,
        },
        related: [2, 5],
        crawlers: [],
        fixed:
          'User-agent: *\r\nDisallow:\r\nCrawl-delay: 10\r\n\r\nUser-agent: BadBot # bad\r\nDisallow: /\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'a search engine gets rules that it was not given',
    text: 'User-agent: foo\nUser-agent: bingbot\nCrawl-delay: 5\nUser-agent: bar\nDisallow: /a\n',
    findings: [
      {
        messageId: 'bound',
        severity: 'error',
        at: '2:13-2:20',
        crawlers: ['foo', 'bingbot'],
        related: [3, 5],
      },
    ],
  },
  {
    name: 'another crawler',
    text: 'User-agent: foo\n\nUser-agent: bar\nDisallow: /\n',
    findings: [{ messageId: 'closed', severity: 'warning', at: '1:13-1:16', related: [2, 4] }],
  },
  {
    name: 'Yandex ends a group at a blank line, so its robot gets what it was given',
    text: 'User-agent: YandexBot\n\nUser-agent: bar\nDisallow: /\n',
    findings: [{ messageId: 'closed', severity: 'warning', at: '1:13-1:22' }],
  },
  {
    name: "names above '*' get what they would get if they were not listed",
    text: 'User-agent: Googlebot\n\nUser-agent: *\nDisallow: /a\n',
    findings: [{ messageId: 'bound', severity: 'warning' }],
  },
  {
    name: 'each run is told of',
    text: 'User-agent: a\nCrawl-delay: 1\nUser-agent: b\nCrawl-delay: 2\nUser-agent: c\nDisallow: /c\n',
    findings: [
      { messageId: 'bound', at: '1:13-1:14' },
      { messageId: 'bound', at: '3:13-3:14' },
    ],
  },
  {
    name: 'double-spaced throughout',
    text: 'User-agent: a\n\nUser-agent: b\n\nDisallow: /c\n',
    findings: [],
  },
  { name: 'the last group', text: 'User-agent: a\nCrawl-delay: 1\nUser-agent: b\n', findings: [] },
  {
    name: 'a misspelt User-agent line ends nothing',
    text: 'User-agent: a\nUser_agent: x\nUser-agent: b\nDisallow: /\n',
    findings: [],
  },
  {
    name: 'the crawler has the same rules from another group',
    text: 'User-agent: a\nDisallow: /\n\nUser-agent: a\nCrawl-delay: 1\n\nUser-agent: b\nDisallow: /\n',
    findings: [],
  },
]);
