import { testRule } from '../../testing/ruleTester.ts';
import { emptyValueDocs } from './empty-value.docs.ts';
import { emptyValue } from './empty-value.ts';

testRule(emptyValue, emptyValueDocs, [
  {
    text: 'User-agent: *\nsitemap :\nVisit-time:  # x\nFoo:\n',
    findings: [
      { messageId: 'empty', data: { name: 'Sitemap' }, at: '2:1-2:10' },
      { messageId: 'empty', data: { name: 'Visit-time' } },
    ],
  },
]);
