import { testRule } from '../../testing/ruleTester.ts';
import { ruleDuplicateDocs } from './rule-duplicate.docs.ts';
import { ruleDuplicate } from './rule-duplicate.ts';

testRule(ruleDuplicate, ruleDuplicateDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\nDisallow: /a\r\n',
    findings: [
      {
        messageId: 'same',
        data: { line: 2 },
        at: '4:11-4:13',
        related: [2],
        fixed: 'User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n',
        safe: true,
      },
    ],
  },
  {
    name: 'keeps the comment',
    text: 'User-agent: *\nAllow: /a\nAllow: /a # why',
    findings: [{ messageId: 'same', fixed: 'User-agent: *\nAllow: /a\n# why', safe: true }],
  },
  {
    name: 'two ways to write it are two rules for those who compare as written',
    text: 'User-agent: *\nDisallow: /é\nDisallow: /%c3%a9\n',
    findings: [{ messageId: 'normalised', data: { line: 2, other: '/é' }, safe: false }],
  },
  {
    text: 'User-agent: *\nAllow: /a\nDisallow: /a\nDisallow: /a*\n\nUser-agent: b\nAllow: /a\n',
    findings: [],
  },
]);
