import { testRule } from '../../testing/ruleTester.ts';
import { missingColonDocs } from './missing-colon.docs.ts';
import { missingColon } from './missing-colon.ts';

testRule(missingColon, missingColonDocs, [
  {
    name: 'other signs in its place',
    text: 'User-agent: *\nDisallow => /a\nDisallow - /b\nAllow -> /b/c\n',
    findings: [
      { messageId: 'nobody', at: '2:1-2:15' },
      { messageId: 'nobody', at: '3:1-3:14' },
      { messageId: 'nobody', at: '4:1-4:14' },
    ],
  },
  {
    text: 'User-agent *\r\n  disallow; /a # x\r\n',
    findings: [
      {
        messageId: 'google',
        severity: 'warning',
        data: { name: 'User-agent' },
        at: '1:1-1:13',
        fixed: 'User-agent: *\r\n  disallow; /a # x\r\n',
      },
      {
        messageId: 'google',
        severity: 'warning',
        at: '2:3-2:15',
        fixed: 'User-agent *\r\n  Disallow: /a # x\r\n',
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow /a /b\n',
    findings: [
      {
        messageId: 'nobody',
        severity: 'error',
        at: '2:1-2:15',
        fixed: 'User-agent: *\nDisallow: /a /b\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: *\nDisallow\n',
    findings: [{ messageId: 'nobody', at: '2:1-2:9', fixed: 'User-agent: *\nDisallow:\n' }],
  },
  {
    name: 'a typo as well',
    text: 'User-agent: *\nDisallaow /a\nDesallow /b\n',
    findings: [
      { messageId: 'nobody', fixed: 'User-agent: *\nDisallow: /a\nDesallow /b\n' },
      { messageId: 'nobody' },
    ],
  },
  {
    name: 'an address behind it',
    text: 'Sitemap https://example.com/s.xml\n',
    findings: [{ messageId: 'nobody', at: '1:1-1:34', fixed: 'Sitemap: https://example.com/s.xml\n' }],
  },
  {
    name: 'whatever the second word is',
    text: 'Allow me\n',
    findings: [{ messageId: 'google', at: '1:1-1:9' }],
  },
  { text: 'Disallow all of it please\nUser agent: a\nCookies /a\n', findings: [] },
]);
