import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { pathUnencodedDocs } from './path-unencoded.docs.ts';
import { pathUnencoded } from './path-unencoded.ts';

testRule(pathUnencoded, pathUnencodedDocs, [
  {
    text: 'User-agent: *\nDisallow: /my  file a.html # x y\n',
    findings: [
      {
        messageId: 'gap',
        severity: 'error',
        at: '2:14-2:16',
        fixed: 'User-agent: *\nDisallow: /my%20%20file%20a.html # x y\n',
        safe: false,
      },
    ],
  },
  {
    name: 'letters are said once a file',
    text: 'User-agent: *\nDisallow: /é\nDisallow: /日本/ü\n',
    findings: [
      {
        messageId: 'letters',
        severity: 'info',
        at: '2:12-2:13',
        related: [3],
        fixed: 'User-agent: *\nDisallow: /%C3%A9\nDisallow: /%E6%97%A5%E6%9C%AC/%C3%BC\n',
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /é a\n',
    findings: [{ messageId: 'gap' }, { messageId: 'letters' }],
  },
  {
    name: 'octets that are not UTF-8 are left to the rule about the encoding',
    octets: Uint8Array.from(Buffer.from('User-agent: *\nDisallow: /caf\xe9\n', 'latin1')),
    findings: [],
  },
  { text: 'User-agent: *\nAllow: /a # café au lait\nSitemap: /é b\n', findings: [] },
]);

test.each([
  ['google', '/my file', '/my%20file', true],
  ['rfc9309', '/my file', '/my%20file', true],
  ['res1994', '/my file', '/my%20file', true],
  ['res1996', '/my file', '/my%20file', false],
  ['google', '/é', '/%C3%A9', false],
  ['rfc9309', '/é', '/%C3%A9', false],
  ['res1994', '/é', '/%C3%A9', true],
] as const)('%s: a rule for %s leaves %s open: %s', (dialect, path, url, open) => {
  const verdict = evaluate(`User-agent: *\nDisallow: ${path}\n`, 'FooBot', url, dialect);
  expect([verdict.allowed, verdict.line]).toEqual([open, open ? 0 : 2]);
});
