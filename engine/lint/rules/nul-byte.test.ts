import { testRule } from '../../testing/ruleTester.ts';
import { nulByteDocs } from './nul-byte.docs.ts';
import { nulByte } from './nul-byte.ts';

testRule(nulByte, nulByteDocs, [
  {
    text: 'User-agent: *\nDisallow: /a\u0000\u0000b\u0000 # x\n',
    findings: [
      {
        messageId: 'nul',
        data: { rest: "'b # x'" },
        at: '2:13-2:15',
        fixed: 'User-agent: *\nDisallow: /ab # x\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow:\n# x\u0000\n',
    findings: [{ messageId: 'nul', data: { rest: 'nothing, this time' }, safe: true }],
  },
]);
