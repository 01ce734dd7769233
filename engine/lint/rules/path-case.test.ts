import { testRule } from '../../testing/ruleTester.ts';
import { pathCaseDocs } from './path-case.docs.ts';
import { pathCase } from './path-case.ts';

testRule(pathCase, pathCaseDocs, [
  {
    text: 'User-agent: *\nDisallow: /A/\nAllow: /a/\n',
    findings: [
      {
        messageId: 'contradiction',
        severity: 'warning',
        data: { path: '/a/', other: '/A/' },
        at: '3:8-3:11',
        related: [2],
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /A/\nDisallow: /a/\n',
    findings: [{ messageId: 'pair', severity: 'info' }],
  },
  {
    name: 'other groups',
    text: 'User-agent: a\nDisallow: /A/\nUser-agent: b\nDisallow: /a/\n',
    findings: [],
  },
  {
    name: 'a URL that another rule covers',
    text: 'User-agent: *\nDisallow: /A/\nDisallow: /a/\n',
    context: { urls: ['https://example.com/a/x#f'] },
    findings: [{ messageId: 'pair' }],
  },
  {
    text: 'User-agent: *\nDisallow: /Admin\n',
    context: { urls: ['/admin?x'] },
    findings: [{ messageId: 'url', data: { path: '/Admin', url: '/admin?x' }, at: '2:11-2:17' }],
  },
]);
