import { testRule } from '../../testing/ruleTester.ts';
import { bomDocs } from './bom.docs.ts';
import { bom } from './bom.ts';

testRule(bom, bomDocs, [
  {
    text: '\ufeffUser-agent: *\nDisallow: /a\n',
    findings: [
      {
        messageId: 'directive',
        severity: 'warning',
        data: { name: 'User-agent' },
        at: '1:0-1:1',
        fixed: 'User-agent: *\nDisallow: /a\n',
        safe: false,
      },
    ],
  },
  {
    text: '\ufeff\nUser-agent: *\nDisallow: /a\n',
    findings: [{ messageId: 'harmless', severity: 'info', safe: true }],
  },
  { name: 'two of three octets', octets: Uint8Array.from([0xef, 0xbb, 0x61]), findings: [] },
]);
