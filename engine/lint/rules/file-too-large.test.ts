import { testRule } from '../../testing/ruleTester.ts';
import { fileTooLargeDocs } from './file-too-large.docs.ts';
import { fileTooLarge } from './file-too-large.ts';

/** Each line has 64 octets, so line 8001 begins at octet 512,000. */
const filled = `${'#'.repeat(63)}\n`.repeat(8000);

testRule(fileTooLarge, fileTooLargeDocs, [
  { name: 'exactly 500 KiB', text: filled, findings: [] },
  {
    name: 'one rule too many',
    text: `${filled}Disallow: /\n`,
    findings: [
      { messageId: 'large', data: { octets: 512_012, limit: 512_000, rules: 1 }, at: '8001:1-8001:12' },
    ],
  },
]);
