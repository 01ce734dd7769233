import { testRule } from '../../testing/ruleTester.ts';
import { contentUsageValueDocs } from './content-usage-value.docs.ts';
import { contentUsageValue } from './content-usage-value.ts';

testRule(contentUsageValue, contentUsageValueDocs, [
  {
    name: 'a path without a preference',
    text: 'User-agent: *\nContent-Usage: /a\nContent-Usage:\n',
    findings: [{ messageId: 'no-preference', data: { path: '/a' }, at: '2:16-2:18' }],
  },
  {
    text: 'Content-Usage: /a train-ai, Search=y,search=yes\n',
    findings: [
      { messageId: 'no-equals', data: { key: 'train-ai', value: '' }, at: '1:19-1:27' },
      { messageId: 'unknown-key', at: '1:29-1:37' },
      { messageId: 'unknown-value', at: '1:38-1:48' },
    ],
  },
]);
