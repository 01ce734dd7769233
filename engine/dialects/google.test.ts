import { describeVerdicts } from '../testing/behaviours/verdictTable.ts';

const news = [
  'User-agent: googlebot-news',
  'Disallow: /news',
  '',
  'User-agent: *',
  'Disallow: /all',
  '',
  'User-agent: googlebot',
  'Disallow: /bot',
].join('|');

describeVerdicts('google', 'precedence', [
  ['6 octets beat 5', 'User-agent: *|allow: /page|disallow: /*.htm', 'x', '/page.htm', 'disallow', 3],
  ['Allow wins a tie of 5', 'User-agent: *|allow: /page|disallow: /*.ph', 'x', '/page.php5', 'allow', 2],
  ['the root alone', 'User-agent: *|allow: /$|disallow: /', 'x', '/', 'allow', 2],
  ['and nothing below', 'User-agent: *|allow: /$|disallow: /', 'x', '/page.htm', 'disallow', 3],
  ['a final star counts', 'User-agent: *|Disallow: /fish*|Allow: /fish', 'x', '/fish', 'disallow', 2],
  ['a tie of 6', 'User-agent: *|Disallow: /*.php|Allow: /pages', 'x', '/pages/very/long.php', 'allow', 3],
  ['of equal winners the first line', 'User-agent: *|Disallow: /a|Disallow: /a', 'x', '/a', 'disallow', 2],
  ['a final dollar counts', 'User-agent: *|Allow: /a|Disallow: /a$', 'x', '/a', 'disallow', 3],
]);

describeVerdicts('google', 'groups, names and fields', [
  ['a name without a group uses the default', news, 'Storebot-Google', '/bot', 'allow', 0],
  ['the default itself', news, 'Storebot-Google', '/all', 'disallow', 5],
  ['the parser knows no fallback', 'User-agent: Googlebot|Disallow: /', 'Googlebot-News', '/x', 'allow', 0],
  [
    'an empty group shadows the default',
    'User-agent: *|Disallow: /||User-agent: FooBot',
    'FooBot',
    '/x',
    'allow',
    0,
  ],
  [
    'a crawl delay and a blank line end no run',
    'User-agent: a|Crawl-delay: 5||User-agent: b|Disallow: /',
    'a',
    '/',
    'disallow',
    5,
  ],
  ['an empty Allow does', 'User-agent: a|Allow:|User-agent: b|Disallow: /', 'a', '/', 'allow', 2],
  ['digits cut the line, not the name', 'User-agent: MJ12bot|Disallow: /', 'MJ12bot', '/x', 'allow', 0],
  ['typos that are forgiven', 'useragent: FooBot|disalow: /a|Dissalow /c', 'FooBot', '/c', 'disallow', 3],
  ['and one that is not', 'User-agent: *|Alow: /a|Disallow: /', 'x', '/a', 'disallow', 3],
  ['a longer field', 'User-agent: *|Disallowed: /a', 'x', '/a', 'disallow', 2],
  ['three words without a colon', 'User-agent: *|Disallow /a /b', 'x', '/a', 'allow', 0],
  ['more behind the star', 'User-agent: * (all)|Disallow: /', 'x', '/x', 'disallow', 2],
  ['a rule before any name', 'Disallow: /|User-agent: *|Allow: /a', 'x', '/b', 'allow', 0],
]);

describeVerdicts('google', 'paths', [
  ['nothing is decoded', 'User-agent: *|Disallow: /%7ejoe/', 'x', '/~joe/', 'allow', 0],
  ["the rule's hex is upper-cased", 'User-agent: *|Disallow: /%7ejoe/', 'x', '/%7Ejoe/', 'disallow', 2],
  ["the URL's is not", 'User-agent: *|Disallow: /%7ejoe/', 'x', '/%7ejoe/', 'allow', 0],
  [
    'unreserved characters stay encoded',
    'User-agent: *|Disallow: /foo/bar/%62%61%7A',
    'x',
    '/foo/bar/baz',
    'allow',
    0,
  ],
  ['octets beyond ASCII are escaped', 'User-agent: *|Disallow: /café', 'x', '/caf%C3%A9', 'disallow', 2],
  ['in the rule alone', 'User-agent: *|Disallow: /café', 'x', '/café', 'allow', 0],
  [
    'Allow of index.html is its directory',
    'User-agent: *|Allow: /d/index.html|Disallow: /',
    'x',
    '/d/',
    'allow',
    2,
  ],
  ['and no other file', 'User-agent: *|Allow: /d/index.html|Disallow: /', 'x', '/d/index.htm', 'disallow', 3],
  ['/robots.txt is not exempt', 'User-agent: *|Disallow: /', 'x', '/robots.txt', 'disallow', 2],
  ['an empty value has no effect', 'User-agent: *|Disallow:', 'x', '/x', 'allow', 2],
  ['a comment cuts a value', 'User-agent: *|Disallow: /a#b', 'x', '/ab', 'disallow', 2],
  ['a query without a path', 'User-agent: *|Disallow: /?x', 'x', 'https://example.com?x', 'disallow', 2],
  [
    'a value that is a URL matches nothing',
    'User-agent: *|Disallow: https://example.com/a',
    'x',
    '/a',
    'allow',
    0,
  ],
]);
