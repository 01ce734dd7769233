import { testRule } from '../../testing/ruleTester.ts';
import { noindexConflictDocs } from './noindex-conflict.docs.ts';
import { noindexConflict } from './noindex-conflict.ts';

testRule(noindexConflict, noindexConflictDocs, [
  {
    text: 'User-agent: *\nDisallow: /a # x\n',
    context: {
      expectations: [
        { agents: ['Googlebot'], url: 'https://example.com/a/b', allowed: false, noindex: true },
        { agents: ['Googlebot'], url: '/a/c', allowed: false },
        { agents: ['bingbot'], url: '/b', allowed: true, noindex: true },
      ],
    },
    findings: [
      {
        messageId: 'unseen',
        severity: 'info',
        at: '2:11-2:13',
        data: { url: 'https://example.com/a/b', whom: 'Googlebot' },
        crawlers: ['Googlebot'],
      },
    ],
  },
  { text: 'User-agent: *\nDisallow: /a\n', findings: [] },
]);
