import { testRule } from '../../testing/ruleTester.ts';
import { duplicateAgentDocs } from './duplicate-agent.docs.ts';
import { duplicateAgent } from './duplicate-agent.ts';

testRule(duplicateAgent, duplicateAgentDocs, [
  {
    text: 'User-agent: Foo\r\nDisallow: /a\r\n\r\nUser-agent: *\r\nDisallow: /c\r\n\r\nuser-agent: foo/1.0\r\nDisallow: /b # b\r\n',
    findings: [
      {
        messageId: 'duplicate',
        data: { names: "'Foo'", line: 1 },
        at: '7:13-7:20',
        related: [1],
        fixed:
          'User-agent: Foo\r\nDisallow: /a\r\nDisallow: /b # b\r\n\r\nUser-agent: *\r\nDisallow: /c\r\n\r\n',
        safe: false,
      },
    ],
  },
  {
    name: 'the groups have other names besides',
    text: 'User-agent: foo\nUser-agent: bar\nDisallow: /a\nUser-agent: foo\nDisallow: /b\n',
    findings: [{ messageId: 'duplicate', at: '4:13-4:16', fixed: null }],
  },
  {
    name: 'three groups, the last line without a line end',
    text: 'User-agent: a\nDisallow: /1\nUser-agent: a\nDisallow: /2\nUser-agent: a\nDisallow: /3',
    findings: [
      {
        messageId: 'duplicate',
        related: [1, 5],
        fixed: 'User-agent: a\nDisallow: /1\nDisallow: /2\nDisallow: /3\n',
      },
    ],
  },
  {
    name: "'*' is another rule's",
    text: 'User-agent: *\nDisallow: /a\nUser-agent: *\nDisallow: /b\n',
    findings: [],
  },
]);
