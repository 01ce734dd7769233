import { testRule } from '../../testing/ruleTester.ts';
import { encodingNotUtf8Docs } from './encoding-not-utf8.docs.ts';
import { encodingNotUtf8 } from './encoding-not-utf8.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

testRule(encodingNotUtf8, encodingNotUtf8Docs, [
  {
    name: 'once a file, with every line',
    octets: latin1('User-agent: *\nDisallow: /café/é\nDisallow: /été\n'),
    findings: [
      {
        messageId: 'text',
        severity: 'error',
        data: { encoding: 'Windows-1252 (Latin-1)' },
        at: '2:15-2:16',
        related: [3],
      },
    ],
  },
  {
    name: 'Cyrillic',
    octets: latin1('Disallow: /\xef\xf0\xe8\xe2\xe5\xf2\n'),
    findings: [{ messageId: 'text', data: { encoding: 'Windows-1251 or KOI8-R (Cyrillic)' } }],
  },
  {
    name: 'a comment',
    octets: latin1('# \xe9\nUser-agent: *\n'),
    findings: [{ messageId: 'comment', severity: 'info' }],
  },
  { name: 'a partial mark', octets: Uint8Array.from([0xef, 0xbb, 0x55]), findings: [{ messageId: 'mark' }] },
]);
