import { testRule } from '../../testing/ruleTester.ts';
import { disclosesPathsDocs } from './discloses-paths.docs.ts';
import { disclosesPaths } from './discloses-paths.ts';

testRule(disclosesPaths, disclosesPathsDocs, [
  {
    text: 'User-agent: *\nDisallow: /a\nDisallow: /old/db.sql # x\nDisallow: /Private/\n',
    findings: [
      {
        messageId: 'telling',
        severity: 'hint',
        at: '3:11-3:22',
        related: [4],
        data: { path: '/old/db.sql' },
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /blog/\nDisallow: /internals/\nAllow: /private/\nDisallow: /admin/\n',
    findings: [],
  },
]);
