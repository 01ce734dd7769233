import { testRule } from '../../testing/ruleTester.ts';
import { recordOnOneLineDocs } from './record-on-one-line.docs.ts';
import { recordOnOneLine } from './record-on-one-line.ts';

testRule(recordOnOneLine, recordOnOneLineDocs, [
  {
    text: 'User-agent: * Disallow: /a Allow:/b # x\r\n',
    findings: [
      {
        messageId: 'several',
        data: { value: '* Disallow: /a Allow:/b', rest: 'Disallow: /a Allow:/b' },
        at: '1:15-1:36',
        fixed: 'User-agent: *\nDisallow: /a\nAllow:/b # x\r\n'.replaceAll('\n', '\r\n').replace('\r\r', '\r'),
        safe: false,
      },
    ],
  },
  { text: 'Foo: a Disallow: /\n', findings: [] },
]);
