import { testRule } from '../../testing/ruleTester.ts';
import { wpAdminAjaxDocs } from './wp-admin-ajax.docs.ts';
import { wpAdminAjax } from './wp-admin-ajax.ts';

testRule(wpAdminAjax, wpAdminAjaxDocs, [
  {
    text: 'User-agent: *\r\nDisallow: /wp-admin # x\r\n',
    findings: [
      {
        messageId: 'closed',
        severity: 'warning',
        at: '2:11-2:20',
        fixed: 'User-agent: *\r\nAllow: /wp-admin/admin-ajax.php\r\nDisallow: /wp-admin # x\r\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: GPTBot\nDisallow: /wp-admin/\n\nUser-agent: Googlebot\nDisallow: /wp-*\n',
    findings: [{ messageId: 'closed', crawlers: ['Googlebot'], at: '5:11-5:16' }],
  },
  { text: 'User-agent: *\nDisallow: /\n\nUser-agent: bingbot\nDisallow: /wp-content/\n', findings: [] },
]);
