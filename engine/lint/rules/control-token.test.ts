import { testRule } from '../../testing/ruleTester.ts';
import { controlTokenDocs } from './control-token.docs.ts';
import { controlToken } from './control-token.ts';

testRule(controlToken, controlTokenDocs, [
  {
    text: 'User-agent: applebot-extended # no training\nDisallow: /\nUser-agent: Applebot\nDisallow: /a\n',
    findings: [{ messageId: 'token', at: '1:13-1:30', crawlers: ['Applebot-Extended'] }],
  },
]);
