import { testRule } from '../../testing/ruleTester.ts';
import { tokenTruncatedDocs } from './token-truncated.docs.ts';
import { tokenTruncated } from './token-truncated.ts';

testRule(tokenTruncated, tokenTruncatedDocs, [
  {
    text: 'User-agent: Googlebot Image # pictures\nDisallow: /a\n',
    findings: [
      {
        messageId: 'another',
        severity: 'error',
        data: { name: 'Googlebot Image', kept: 'Googlebot', keeps: "'Googlebot'", token: 'Googlebot Image' },
        at: '1:13-1:28',
        fixed: 'User-agent: Googlebot-Image # pictures\nDisallow: /a\n',
        safe: false,
      },
    ],
  },
  {
    name: 'harmless ones are told once',
    text: 'User-agent: MJ12bot/1.4\nUser-agent: AI2Bot\nUser-agent: foo9\nDisallow: /\n',
    findings: [
      {
        messageId: 'catalogued',
        severity: 'info',
        at: '1:13-1:20',
        related: [2],
        data: { name: 'MJ12bot', kept: 'MJ', keeps: "'MJ'", token: 'MJ12bot' },
      },
      { messageId: 'digit', severity: 'info', at: '3:13-3:17' },
    ],
  },
  {
    text: 'User-agent: Acme\\ Spider\nUser-agent: Foo.Bar\nUser-agent: 爬虫\nDisallow: /\n',
    findings: [
      { messageId: 'odd', severity: 'warning', related: [2], fixed: null },
      { messageId: 'nothing', severity: 'warning', at: '3:13-3:15' },
    ],
  },
  {
    name: 'Slurp looks for a line that contains its name',
    text: 'User-agent: Yahoo! Slurp\nDisallow: /\n',
    findings: [{ messageId: 'catalogued', severity: 'info', crawlers: ['Slurp'] }],
  },
  {
    name: 'from the configuration of a server',
    text: 'User-agent: HTTrack [NC,OR]\nDisallow: /\n',
    findings: [{ messageId: 'odd', severity: 'warning' }],
  },
]);
