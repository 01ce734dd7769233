import { testRule } from '../../testing/ruleTester.ts';
import { binaryContentDocs } from './binary-content.docs.ts';
import { binaryContent } from './binary-content.ts';

const utf16WithoutMark = Uint8Array.from(
  [...'User-agent: *\n'].flatMap((letter) => [letter.charCodeAt(0), 0]),
);

testRule(binaryContent, binaryContentDocs, [
  { name: 'UTF-16 without a mark', octets: utf16WithoutMark, findings: [{ messageId: 'utf-16' }] },
  {
    name: 'gzip',
    octets: Uint8Array.from([0x1f, 0x8b, 8, 0, 0]),
    findings: [{ messageId: 'archive', at: '1:1-1:6' }],
  },
  { text: '%PDF-1.7\n', findings: [{ messageId: 'document' }] },
  {
    name: 'padding',
    text: `Not found${'\u0000'.repeat(20)}`,
    findings: [{ messageId: 'unknown', data: { share: 69 } }],
  },
  {
    name: 'a picture that went through a conversion',
    text: '\ufffdPNG\r\n',
    findings: [{ messageId: 'picture' }],
  },
  {
    name: 'invalid UTF-8 is text in another encoding',
    octets: Uint8Array.from([0x2f, 0xe9, 0xe8]),
    findings: [],
  },
  { name: 'empty', text: '', findings: [] },
]);
