import { testRule } from '../../testing/ruleTester.ts';
import { indexHtmlDocs } from './index-html.docs.ts';
import { indexHtml } from './index-html.ts';

testRule(indexHtml, indexHtmlDocs, [
  {
    text: 'User-agent: FooBot\nDisallow: /\nAllow: /a/index.html # x\n',
    findings: [{ messageId: 'directory', severity: 'info', data: { directory: '/a/' }, at: '3:8-3:21' }],
  },
  {
    text: 'User-agent: *\nDisallow: /\nAllow: /index.htm\n',
    findings: [{ messageId: 'directory', data: { directory: '/' } }],
  },
  { text: 'User-agent: *\nDisallow: /\nAllow: /index.php\nAllow: /a/index\n', findings: [] },
  { text: 'User-agent: *\nDisallow: /index.html\nDisallow: /\n', findings: [] },
]);
