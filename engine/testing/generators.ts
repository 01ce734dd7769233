import fc from 'fast-check';

const names = [
  'User-agent',
  'Disallow',
  'Allow',
  'Sitemap',
  'Crawl-delay',
  'disallow',
  'Disalow',
  'Useragent',
  'Noindex',
  'Host',
  'Alow',
  'xUser-agent',
  'Clean-param',
  'Content-Signal',
];
const values = [
  '*',
  '/',
  '',
  '/a',
  '/a/',
  '/a/b.html',
  '/a*b$',
  'a',
  '/é',
  '/%c3%a9',
  '/a /b',
  'Googlebot',
  'Bingbot',
  'Googlebot/2.1',
  'https://example.com/a',
  '10',
  '/a#b',
  '"/a"',
];
const ends = ['\n', '\n', '\n', '\r\n', '\r', '\r\r\n', '\n\n'];

const fieldLine = fc
  .tuple(
    fc.constantFrom('', '', '', ' ', '\t'),
    fc.constantFrom(...names),
    fc.constantFrom(': ', ':', ' : ', ' ', '：'),
    fc.constantFrom(...values),
    fc.constantFrom('', '', '', ' # note', '#'),
  )
  .map((parts) => parts.join(''));

const anyLine = fc.oneof(
  { weight: 8, arbitrary: fieldLine },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '# comment', '<html>', '// note', 'User-agent: * Disallow: /'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

/** Text that looks like a robots.txt, with every kind of line end and some nonsense. */
export const robotsText: fc.Arbitrary<string> = fc
  .array(fc.tuple(anyLine, fc.constantFrom(...ends)), { maxLength: 12 })
  .map((lines) => lines.flat().join(''));

/** Octets of such a text, or any octets at all. */
export const robotsOctets: fc.Arbitrary<Uint8Array> = fc.oneof(
  robotsText.map((text) => new Uint8Array(Buffer.from(text))),
  fc.uint8Array({ maxLength: 200 }).map((octets) => Uint8Array.from(octets)),
);
