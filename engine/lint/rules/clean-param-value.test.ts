import { testRule } from '../../testing/ruleTester.ts';
import { cleanParamValueDocs } from './clean-param-value.docs.ts';
import { cleanParamValue } from './clean-param-value.ts';

testRule(cleanParamValue, cleanParamValueDocs, [
  {
    name: 'each reason',
    text: `Clean-param: a b c # x\nClean-param: a= /b\nClean-param: a /é\nClean-param: ${'a'.repeat(501)}\nClean-param:\n`,
    findings: [
      { messageId: 'too-many-parts', data: { value: 'a b c', length: 5 }, at: '1:14-1:19' },
      { messageId: 'bad-parameter' },
      { messageId: 'bad-path' },
      { messageId: 'too-long' },
    ],
  },
]);
