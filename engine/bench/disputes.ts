import { origin } from './workloads.ts';

/** A file and a URL that parsers answer differently, and what settles it. */
export interface Dispute {
  readonly title: string;
  readonly robots: string;
  readonly url: string;
  /** What Google's parser answers. */
  readonly allowed: boolean;
  readonly why: string;
}

const group = (...rules: readonly string[]): string => `User-agent: *\n${rules.join('\n')}\n`;

/** Where the racers part, on files such as sites have. */
export const disputes: readonly Dispute[] = [
  {
    title: 'two groups for one crawler',
    robots:
      'User-agent: Googlebot\nDisallow: /a\n\nUser-agent: other\nDisallow: /b\n\nUser-agent: Googlebot\nDisallow: /c\n',
    url: `${origin}/a`,
    allowed: false,
    why: 'RFC 9309 2.2.1: the groups of a crawler are one.',
  },
  {
    title: 'a tie of Allow and Disallow',
    robots: group('Disallow: /page', 'Allow: /page'),
    url: `${origin}/page`,
    allowed: true,
    why: 'RFC 9309 2.2.2: Allow should win between equivalent rules.',
  },
  {
    title: 'a wildcard counts as an octet',
    robots: group('Allow: /a/*/b', 'Disallow: /a/x/b'),
    url: `${origin}/a/x/b`,
    allowed: true,
    why: 'Both patterns are of 6 octets, the wildcard one of them, so Allow wins the tie.',
  },
  {
    title: 'a rule inside the path',
    robots: group('Disallow: /private'),
    url: `${origin}/public/private`,
    allowed: true,
    why: 'RFC 9309 2.2.2: matching starts at the first octet of the path.',
  },
  {
    title: 'a rule inside the query',
    robots: group('Disallow: /*?page='),
    url: `${origin}/list?page=2`,
    allowed: false,
    why: 'The query is part of what is compared.',
  },
  {
    title: 'a fragment',
    robots: group('Disallow: /*top$'),
    url: `${origin}/list#top`,
    allowed: true,
    why: 'The fragment is not sent, and not compared (robots.cc GetPathParamsQuery).',
  },
  {
    title: 'index.html and its folder',
    robots: group('Disallow: /', 'Allow: /shop/index.html'),
    url: `${origin}/shop/`,
    allowed: true,
    why: "Google reads an Allow of an index page as its folder's, too (robots.cc HandleAllow).",
  },
  {
    title: 'a misspelled Disallow',
    robots: group('Disalow: /private'),
    url: `${origin}/private`,
    allowed: false,
    why: 'Google forgives five misspellings (robots.cc KeyIsDisallow); the RFC lets a crawler do so.',
  },
  {
    title: 'a missing colon',
    robots: group('Disallow /private'),
    url: `${origin}/private`,
    allowed: false,
    why: 'Google takes white space for it between exactly two words (robots.cc GetKeyAndValueFrom).',
  },
  {
    title: 'hexadecimal digits in lower case',
    robots: group('Disallow: /caf%c3%a9'),
    url: `${origin}/caf%C3%A9`,
    allowed: false,
    why: 'Both are the same octets (RFC 9309 2.2.2).',
  },
  {
    title: 'letters beyond ASCII',
    robots: group('Disallow: /café'),
    url: `${origin}/caf%C3%A9`,
    allowed: false,
    why: 'RFC 9309 2.2.2: octets beyond ASCII are compared percent-encoded.',
  },
  {
    title: 'an escaped slash',
    robots: group('Disallow: /a/b'),
    url: `${origin}/a%2Fb`,
    allowed: true,
    why: 'A reserved octet is not the same as its escape (RFC 3986 2.2).',
  },
  {
    title: 'a byte order mark',
    robots: `\uFEFF${group('Disallow: /private')}`,
    url: `${origin}/private`,
    allowed: false,
    why: 'It is no part of the first line (RFC 9309 2.2 expects UTF-8; robots.cc skips the mark).',
  },
  {
    title: 'a longer name',
    robots: 'User-agent: Googlebot-News\nDisallow: /news\n\nUser-agent: *\nDisallow: /all\n',
    url: `${origin}/all`,
    allowed: false,
    why: 'Googlebot-News is another crawler; the name must be equal (RFC 9309 2.2.1).',
  },
  {
    title: 'a version after the name',
    robots: 'User-agent: Googlebot/2.1\nDisallow: /private\n',
    url: `${origin}/private`,
    allowed: false,
    why: 'What follows the product token is cut (robots.cc ExtractUserAgent).',
  },
  {
    title: 'an empty Disallow beside a longer one',
    robots: group('Disallow: /private', 'Disallow:'),
    url: `${origin}/private`,
    allowed: false,
    why: 'An empty value has no effect; it does not allow everything.',
  },
  {
    title: 'a dollar inside',
    robots: group('Disallow: /price$list'),
    url: `${origin}/price$list`,
    allowed: false,
    why: 'Only a final $ is an anchor.',
  },
  {
    title: 'dot segments',
    robots: group('Disallow: /private'),
    url: `${origin}/public/../private`,
    allowed: true,
    why: 'The URL is compared as sent; a browser or crawler resolves the dots before it asks (robots.cc).',
  },
  {
    title: 'a rule without a slash',
    robots: group('Disallow: private'),
    url: `${origin}/private`,
    allowed: true,
    why: 'A path starts with a slash, so such a value matches none (robots.cc Matches).',
  },
];
