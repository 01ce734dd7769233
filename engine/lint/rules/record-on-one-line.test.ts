import { testRule } from '../../testing/ruleTester.ts';
import { recordOnOneLineDocs } from './record-on-one-line.docs.ts';
import { recordOnOneLine } from './record-on-one-line.ts';

testRule(recordOnOneLine, recordOnOneLineDocs, [
  {
    text: 'User-agent: * Disallow: /a Allow:/b # x\r\n',
    findings: [
      {
        messageId: 'several',
        data: { rest: 'Disallow: /a Allow:/b' },
        at: '1:15-1:36',
        fixed: 'User-agent: *\nDisallow: /a\nAllow:/b # x\r\n'.replaceAll('\n', '\r\n').replace('\r\r', '\r'),
        safe: false,
      },
    ],
  },
  { text: 'Foo: a Disallow: /\n', findings: [] },
  {
    name: 'line ends written out',
    text: 'User-agent: *\\nDisallow: /a\\r\\nAllow: /a/b\\n\n',
    findings: [
      {
        messageId: 'several',
        data: { rest: 'Disallow: /a\\r\\nAllow: /a/b\\n' },
        at: '1:16-1:45',
        fixed: 'User-agent: *\nDisallow: /a\nAllow: /a/b\n',
      },
    ],
  },
  {
    name: 'line ends of HTML',
    text: 'User-agent: *<br />Disallow: /a<br>\n',
    findings: [{ messageId: 'several', fixed: 'User-agent: *\nDisallow: /a\n' }],
  },
  {
    name: 'nothing between them',
    text: 'User-agent: *Disallow: /\n',
    findings: [{ messageId: 'several', at: '1:14-1:25', fixed: 'User-agent: *\nDisallow: /\n' }],
  },
  {
    name: 'a directive that is written twice',
    text: 'User-agent: *\nDISALLOW: disallow: /a\n',
    findings: [
      {
        messageId: 'doubled',
        data: { name: 'DISALLOW', rest: 'disallow: /a' },
        at: '2:1-2:23',
        fixed: 'User-agent: *\ndisallow: /a\n',
      },
    ],
  },
  {
    name: 'a host in a path',
    text: 'User-agent: *\nDisallow: /*host:\nDisallow: /a/allow:b\n',
    findings: [],
  },
]);
