import { testRule } from '../../testing/ruleTester.ts';
import { noInheritanceDocs } from './no-inheritance.docs.ts';
import { noInheritance } from './no-inheritance.ts';

testRule(noInheritance, noInheritanceDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /a\r\nDisallow: /*.pdf$\r\nDisallow: /c\r\n\r\nUser-agent: Foo\r\nDisallow: /a # a\r\nAllow: /c\r\nDisallow: /d',
    findings: [
      {
        messageId: 'lacking',
        data: { paths: "'/*.pdf$'", names: "'Foo'" },
        at: '6:13-6:16',
        related: [3],
        crawlers: ['Foo'],
        fixed:
          'User-agent: *\r\nDisallow: /a\r\nDisallow: /*.pdf$\r\nDisallow: /c\r\n\r\nUser-agent: Foo\r\nDisallow: /a # a\r\nAllow: /c\r\nDisallow: /d\r\nDisallow: /*.pdf$',
        safe: false,
      },
    ],
  },
  {
    name: 'a broader rule covers what is not repeated',
    text: 'User-agent: *\nDisallow: /a/b\nUser-agent: foo\nDisallow: /a\n',
    findings: [],
  },
  {
    name: 'what shows only where every URL is thought of',
    text: 'User-agent: *\nDisallow: /b*c\nUser-agent: foo\nDisallow: /d\nDisallow: /bc\nAllow: /bxc\n',
    findings: [{ messageId: 'lacking', data: { paths: "'/b*c'", names: "'foo'" } }],
  },
  {
    name: 'rules that together cover what is not repeated',
    text: 'User-agent: *\nDisallow: /a/*\nUser-agent: foo\nDisallow: /a/b\nDisallow: /a\n',
    findings: [],
  },
  {
    name: "a group that is for '*' as well",
    text: 'User-agent: *\nDisallow: /x\nUser-agent: *\nUser-agent: foo\nDisallow: /y\n',
    findings: [],
  },
]);
