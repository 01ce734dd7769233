import { testRule } from '../../testing/ruleTester.ts';
import { ruleConflictDocs } from './rule-conflict.docs.ts';
import { ruleConflict } from './rule-conflict.ts';

testRule(ruleConflict, ruleConflictDocs, [
  {
    text: 'User-agent: *\nDisallow: /é\nAllow: /%c3%a9 # yes\nDisallow: /é\n',
    findings: [
      {
        messageId: 'conflict',
        severity: 'warning',
        data: { line: 2, path: '/%c3%a9', byOrder: 'disallow' },
        at: '3:8-3:15',
        related: [2],
      },
    ],
  },
  {
    name: 'two ways to write every path',
    text: 'User-agent: *\nDisallow: /*\nAllow: */\n',
    findings: [{ messageId: 'conflict', data: { line: 2, path: '*/', byOrder: 'disallow' } }],
  },
  {
    name: 'a star before a slash also matches what a slash and a star do not',
    text: 'User-agent: *\nDisallow: /*/a\nAllow: **/a\n',
    findings: [],
  },
  { text: 'User-agent: *\nAllow: /a\nDisallow: /a*\nAllow:\nDisallow:\n', findings: [] },
]);
