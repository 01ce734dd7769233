import { testRule } from '../../testing/ruleTester.ts';
import { visitTimeValueDocs } from './visit-time-value.docs.ts';
import { visitTimeValue } from './visit-time-value.ts';

testRule(visitTimeValue, visitTimeValueDocs, [
  {
    text: 'Visit-time: 600-845 # x\nVisit-time:\n',
    findings: [{ messageId: 'window', data: { value: '600-845' }, at: '1:13-1:20' }],
  },
]);
