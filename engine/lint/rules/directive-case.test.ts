import { testRule } from '../../testing/ruleTester.ts';
import { directiveCaseDocs } from './directive-case.docs.ts';
import { directiveCase } from './directive-case.ts';

testRule(directiveCase, directiveCaseDocs, [
  {
    text: 'USER-AGENT: *\nDisallow: /a\n  SITEMAP : https://example.com/s.xml\n',
    findings: [
      {
        messageId: 'case',
        data: { name: 'USER-AGENT', usual: 'User-agent' },
        at: '1:1-1:11',
        fixed: 'User-agent: *\nDisallow: /a\n  SITEMAP : https://example.com/s.xml\n',
        safe: true,
      },
      { messageId: 'case', data: { name: 'SITEMAP', usual: 'Sitemap' }, at: '3:3-3:10' },
    ],
  },
  { name: 'a typo is not a matter of case', text: 'DISALOW: /a\nFOO: x\n', findings: [] },
]);
