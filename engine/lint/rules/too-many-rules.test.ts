import { testRule } from '../../testing/ruleTester.ts';
import { tooManyRulesDocs } from './too-many-rules.docs.ts';
import { tooManyRules } from './too-many-rules.ts';

testRule(tooManyRules, tooManyRulesDocs, [
  {
    name: 'Allow and Disallow count, comments do not',
    text: `User-agent: *\n${'Allow: /a # x\n# y\n'.repeat(1024)}${'Disallow: /b\n'.repeat(1026)}`,
    findings: [{ messageId: 'many', data: { count: 2050 }, at: '3074:1-3074:13' }],
  },
]);
