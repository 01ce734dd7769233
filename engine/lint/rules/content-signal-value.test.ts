import { testRule } from '../../testing/ruleTester.ts';
import { contentSignalValueDocs } from './content-signal-value.docs.ts';
import { contentSignalValue } from './content-signal-value.ts';

testRule(contentSignalValue, contentSignalValueDocs, [
  {
    text: 'User-agent: *\nContent-Signal: search=yes, ai-train, foo=no,ai-input=maybe # x\n',
    findings: [
      { messageId: 'no-equals', data: { key: 'ai-train', value: '' }, at: '2:29-2:37' },
      { messageId: 'unknown-key', data: { key: 'foo', value: 'no' }, at: '2:39-2:45' },
      { messageId: 'unknown-value', data: { key: 'ai-input', value: 'maybe' }, at: '2:46-2:60' },
    ],
  },
]);
