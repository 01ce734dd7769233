import { testRule } from '../../testing/ruleTester.ts';
import { ruleTooLongDocs } from './rule-too-long.docs.ts';
import { ruleTooLong } from './rule-too-long.ts';

testRule(ruleTooLong, ruleTooLongDocs, [
  {
    name: 'a long Allow',
    text: `Allow: /${'b'.repeat(2000)} # x\n`,
    findings: [{ messageId: 'long', data: { length: 2001 }, at: '1:8-1:2009' }],
  },
  { name: 'characters count, not UTF-16 units', text: `Allow: /${'😀'.repeat(1000)}\n`, findings: [] },
]);
