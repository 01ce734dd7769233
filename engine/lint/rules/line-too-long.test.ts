import { testRule } from '../../testing/ruleTester.ts';
import { lineTooLongDocs } from './line-too-long.docs.ts';
import { lineTooLong } from './line-too-long.ts';

testRule(lineTooLong, lineTooLongDocs, [
  {
    name: 'the excess is marked',
    text: `# ${'x'.repeat(16_663)}\nDisallow: /\n`,
    findings: [{ messageId: 'long', data: { octets: 16_665, kept: 16_663 }, at: '1:16664-1:16666' }],
  },
]);
