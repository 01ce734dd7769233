import { testRule } from '../../testing/ruleTester.ts';
import { allowWithoutDisallowDocs } from './allow-without-disallow.docs.ts';
import { allowWithoutDisallow } from './allow-without-disallow.ts';

testRule(allowWithoutDisallow, allowWithoutDisallowDocs, [
  {
    text: 'User-agent: *\nDisallow: /a\nUser-agent: foo\nUser-agent: bar\nAllow: /a/b\n',
    findings: [
      { messageId: 'named', data: { names: "'foo' and 'bar'" }, at: '3:13-3:16', crawlers: ['foo', 'bar'] },
    ],
  },
  {
    text: 'User-agent: *\nAllow: /a\n',
    findings: [{ messageId: 'star', data: { path: '/a' }, at: '1:13-1:14' }],
  },
  {
    name: 'another group of the crawler disallows something',
    text: 'User-agent: *\nDisallow: /x\nUser-agent: a\nAllow: /y\nUser-agent: a\nDisallow: /y/z\n',
    findings: [],
  },
  { name: "'*' disallows nothing", text: 'User-agent: foo\nAllow: /a\n', findings: [] },
]);
