import { testRule } from '../../testing/ruleTester.ts';
import { unsupportedByGoogleDocs } from './unsupported-by-google.docs.ts';
import { unsupportedByGoogle } from './unsupported-by-google.ts';

testRule(unsupportedByGoogle, unsupportedByGoogleDocs, [
  {
    text: 'User-agent: *\ncrawl-delay: 1\nRevisit-After: 3 days\nDisallow:\n',
    findings: [
      { messageId: 'others', at: '2:1-2:12', severity: 'info' },
      { messageId: 'nobody', data: { name: 'Revisit-after', who: '', instead: '' }, at: '3:1-3:14' },
    ],
  },
  {
    name: 'all twelve',
    text: [
      'clean-param',
      'content-signal',
      'content-usage',
      'crawl-delay',
      'domain',
      'host',
      'noarchive',
      'nofollow',
      'noindex',
      'request-rate',
      'revisit-after',
      'visit-time',
    ]
      .map((name) => `${name}: x\n`)
      .join(''),
    findings: [
      'others',
      'others',
      'others',
      'others',
      'nobody',
      'nobody',
      'nobody',
      'nobody',
      'nobody',
      'others',
      'nobody',
      'others',
    ].map((messageId) => ({ messageId })),
  },
  {
    name: 'once a file',
    text: 'User-agent: a\nCrawl-delay: 1\n\nUser-agent: b\nCrawl-delay: 2\nDisallow:\n',
    findings: [{ messageId: 'others', at: '2:1-2:12', related: [5] }],
  },
  {
    name: 'a group for crawlers that honour it was not written for Google',
    text: 'User-agent: bingbot\nUser-agent: AhrefsBot\nCrawl-delay: 1\nDisallow:\n\nUser-agent: yandex\nClean-param: a\nDisallow:\n',
    findings: [
      { messageId: 'others', at: '3:1-3:12', severity: 'hint' },
      { messageId: 'others', at: '7:1-7:12', severity: 'hint' },
    ],
  },
  {
    name: 'one name of the group is not known to honour it',
    text: 'User-agent: bingbot\nUser-agent: Googlebot\nCrawl-delay: 1\nDisallow:\n',
    findings: [{ messageId: 'others', severity: 'info' }],
  },
  { text: 'Robot-version: 2.0\nComment: x\nCrawl-delays: 1\n', findings: [] },
]);
