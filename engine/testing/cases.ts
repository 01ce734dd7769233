import type { Case } from '../case/testCase.ts';

/** A case in which every part says something other than its default. */
export const everythingCase: Case = {
  title: 'Shop, before the spring release',
  note: 'Ticket 12: the basket must stay out.',
  robots: { kind: 'octets', octets: Uint8Array.from([0xef, 0xbb, 0xbf, 0x41, 0x0d, 0x00, 0xff]) },
  baseline: { kind: 'text', text: 'User-agent: *\nDisallow: /\n' },
  origin: 'https://shop.example',
  urlList: '# pages\n\n+ /page\n-@GPTBot /cart  \r\n? /x',
  bots: ['Googlebot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  reading: 'rfc9309',
  dialects: ['google', 'res1996-book'],
  fetch: {
    robotsUrl: 'http://shop.example/robots.txt',
    hops: [{ status: 301, location: 'https://shop.example/robots.txt' }],
    result: {
      kind: 'response',
      status: 200,
      bodyOctets: 7,
      headers: { contentType: 'text/plain', cacheControl: 'max-age=60' },
    },
    cached: { ageSeconds: 3600 },
    failingForSeconds: 0,
    siteReachable: true,
    now: 1_769_860_800,
  },
  mutedRules: ['path-no-slash'],
  time: '2026-02-01T08:30Z',
};
