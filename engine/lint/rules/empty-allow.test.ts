import { testRule } from '../../testing/ruleTester.ts';
import { emptyAllowDocs } from './empty-allow.docs.ts';
import { emptyAllow } from './empty-allow.ts';

testRule(emptyAllow, emptyAllowDocs, [
  {
    text: 'User-agent: *\n allow: # /a\n',
    findings: [{ messageId: 'empty', severity: 'info', at: '2:2-2:7' }],
  },
  { text: 'User-agent: *\nAllow: *\nDisallow:\n', findings: [] },
]);
