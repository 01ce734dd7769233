import { testRule } from '../../testing/ruleTester.ts';
import { severalAgentsOneLineDocs } from './several-agents-one-line.docs.ts';
import { severalAgentsOneLine } from './several-agents-one-line.ts';

testRule(severalAgentsOneLine, severalAgentsOneLineDocs, [
  {
    text: 'user-agent: Googlebot, Bingbot;Foo # three\r\nDisallow: /a\r\n',
    findings: [
      {
        messageId: 'firstOnly',
        data: { kept: 'Googlebot', others: "'Bingbot' and 'Foo'" },
        at: '1:13-1:35',
        crawlers: ['Googlebot', 'Bingbot', 'Foo'],
        fixed: 'user-agent: Googlebot # three\r\nuser-agent: Bingbot\r\nuser-agent: Foo\r\nDisallow: /a\r\n',
        safe: false,
      },
    ],
  },
  {
    text: 'User-agent: *, Bingbot\nDisallow: /a\n',
    findings: [{ messageId: 'nobody', crawlers: ['Bingbot'] }],
  },
  {
    name: 'a star before white space is everybody for Google',
    text: 'User-agent: * , Bingbot\nDisallow: /a\n',
    findings: [{ messageId: 'firstOnly', data: { kept: '*', others: "'Bingbot'" } }],
  },
  {
    name: 'from the configuration of a server',
    text: 'User-agent: ^HTTrack [NC,OR]\nDisallow: /\n',
    findings: [],
  },
  { name: 'words that are no names', text: 'User-agent: Download Ninja\nDisallow: /\n', findings: [] },
]);
