import { testRule } from '../../testing/ruleTester.ts';
import { requestRateValueDocs } from './request-rate-value.docs.ts';
import { requestRateValue } from './request-rate-value.ts';

testRule(requestRateValue, requestRateValueDocs, [
  {
    text: 'Request-rate: 1/10d\nRequest-rate: 0/5\nRequest-rate: 1/5 0600\nRequest-rate:\n',
    findings: [
      { messageId: 'not-a-rate', data: { value: '1/10d' }, at: '1:15-1:20' },
      { messageId: 'zero' },
      { messageId: 'not-a-window' },
    ],
  },
]);
