import { expect, test } from 'vitest';
import { evaluate } from '../../index.ts';
import { testRule } from '../../testing/ruleTester.ts';
import { percentInvalidDocs } from './percent-invalid.docs.ts';
import { percentInvalid } from './percent-invalid.ts';

testRule(percentInvalid, percentInvalidDocs, [
  {
    text: "User-agent: *\nDisallow: */Aantal%pagina's/%zz\n",
    findings: [
      {
        messageId: 'stray',
        severity: 'warning',
        at: '2:19-2:20',
        fixed: "User-agent: *\nDisallow: */Aantal%25pagina's/%zz\n",
        safe: false,
      },
      { messageId: 'stray', at: '2:29-2:30' },
    ],
  },
  {
    text: 'User-agent: *\nDisallow: /100%\nDisallow: /a%2*b\nDisallow: /%*\nDisallow: /%$\n',
    findings: [
      { messageId: 'open', severity: 'info', at: '2:15-2:16' },
      { messageId: 'open', severity: 'info' },
      { messageId: 'open', severity: 'info' },
      { messageId: 'stray' },
    ],
  },
  { text: 'User-agent: *\nDisallow: /%20%c3%A9\nSitemap: /%\nUser-agent: 100%\n', findings: [] },
]);

test.each(['google', 'rfc9309'] as const)('%s: a rule that ends in % covers every escape', (dialect) => {
  const verdict = evaluate('User-agent: *\nDisallow: /100%\n', 'FooBot', '/100%20off', dialect);
  expect([verdict.allowed, verdict.line]).toEqual([false, 2]);
});
