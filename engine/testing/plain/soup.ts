import fc from 'fast-check';

const fields = (
  'User-agent User-agent User-agent user-agent Disallow Disallow Allow Allow Sitemap Crawl-delay useragent ' +
  'User-agents Disallowed disalow diasllow Alow site-map Noindex Host Robot-version foo'
).split(' ');
const oddFields = [
  'user agent',
  'user  agent',
  'Di\u017fallow',
  '\ufeffUser-agent',
  'allow\t',
  '',
  'Disallow\0x',
];
const colons = [':', ': ', ':', ': ', ' : ', ':\t', '::', ' ', ' \t', ':\v', '=', '\0:'];
const agents =
  '*|*|FooBot|FooBot|foobot/1.0|Foo|Bot|*foo|* foo|*/1.0|FooBot-News|FooBot/2.0 x|Foo Bot|1Bot|Foo1||BarBot|/1|superfoobot|FooBot /1|Foo\0Bot|FooBot\u00a0'.split(
    '|',
  );
const pieces =
  '/|/|a|b|*|$|%2F|%2f|%2A|%24|%7E|%7e|~|?|;|é|ツ|%C3%A9|%c3%a9|%|%4|%zz|%41|index.htm|/index.html|robots.txt|%72| |:|://|https://example.com|HTTPS://EXAMPLE.com|https://other.example|%25|%252F|\0|\\|\t|#|&|.|\u2028'.split(
    '|',
  );
const ends = [
  '\n',
  '\n',
  '\n',
  '\n',
  '\n',
  '\n',
  '\r\n',
  '\r\n',
  '\r',
  '\r',
  '\n\n',
  '\n\r',
  '\r\r\n',
  '\n \n',
  '\n#c\n',
  '\n\t\v\n',
];
const tails = ['', '', '', '', ' ', '\t', '#c', ' # c', '\v', '\0z'];

// Most are short, so that rules and URLs meet.
const inside = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom('/', 'a', 'b', '*', '$', '%61'), { maxLength: 2 }) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 4 }) },
);
const path = fc
  .tuple(fc.constantFrom('/', '/', '/', '/', ''), inside)
  .map(([root, rest]) => `${root}${rest.join('')}`);

const value = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('', '2.0', '10', ...agents) },
  { weight: 2, arbitrary: path },
);

const fieldLine = fc
  .tuple(
    fc.constantFrom('', '', '', ' ', '\t', '\v'),
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...fields) },
      { weight: 1, arbitrary: fc.constantFrom(...oddFields) },
    ),
    fc.constantFrom(...colons),
    value,
    fc.constantFrom(...tails),
  )
  .map((parts) => parts.join(''));

const agentLine = fc.constantFrom(...agents).map((agent) => `User-agent: ${agent}`);
const ruleLine = fc.tuple(fc.constantFrom('Allow: ', 'Disallow: '), path).map((parts) => parts.join(''));

/** Files in which everything that the readings disagree about lies close together. */
const soup: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '', '\ufeff'),
    fc.array(fc.tuple(fc.oneof(agentLine, ruleLine, fieldLine), fc.constantFrom(...ends)), { maxLength: 10 }),
    fc.constantFrom('', 'Disallow: /'),
  )
  .map(([mark, lines, last]) => `${mark}${lines.flat().join('')}${last}`);

/** Octets of such files, some of them broken: a mark cut off, octets put in or left out. */
export const soupOctets: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    soup,
    fc.constantFrom('', '', '', '\xef', '\xef\xbb', '\xef\xef\xbb\xbf', '\xff\xfe'),
    fc.array(fc.tuple(fc.nat(200), fc.constantFrom('', '\0', '\r', '#', '\xc3', ':', '*')), { maxLength: 2 }),
  )
  .map(([text, mark, edits]) => {
    let octets = `${mark}${Buffer.from(text).toString('latin1')}`;
    for (const [at, put] of edits) octets = `${octets.slice(0, at)}${put}${octets.slice(at + 1)}`;
    return Uint8Array.from(Buffer.from(octets, 'latin1'));
  });

/** Whole URLs that such rules may match, in any state of encoding. */
export const soupUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      'https://example.com',
      'https://example.com',
      'HTTPS://Example.COM',
      'http://example.com:80',
    ),
    path,
    fc.constantFrom('', '', '', '#frag/a?b', '?q=1', 'l'),
  )
  .map(
    ([origin, rest, end]) =>
      `${origin}${rest.startsWith('/') || rest.startsWith('?') ? '' : '/'}${rest}${end}`,
  );

/** The same for Google's parser, which takes what is no URL, too. */
export const soupTarget: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: soupUrl },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('', '//example.com', 'example.com', 'mailto:a', 'https://', '//'), path)
      .map((parts) => parts.join('')),
  },
);

/** Who asks: with and without a version, with octets that no token has. */
export const soupAgent: fc.Arbitrary<string> = fc.constantFrom(
  ...'FooBot|FooBot|foobot|foobot/2.1|Foo|FooBot-News|BarBot|1Bot|Foo Bot|*||superfoobot|/1'.split('|'),
);
