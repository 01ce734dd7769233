import { describeVerdicts, type VerdictRow } from '../testing/behaviours/verdictTable.ts';

/** Section 3.2.2's table: a path in Disallow against a path of a URL. */
const pathRows: readonly (readonly [path: string, url: string, matches: boolean])[] = [
  ['/tmp', '/tmp', true],
  ['/tmp', '/tmp.html', true],
  ['/tmp', '/tmp/a.html', true],
  ['/tmp/', '/tmp', false],
  ['/tmp/', '/tmp/', true],
  ['/tmp/', '/tmp/a.html', true],
  ['/a%3cd.html', '/a%3cd.html', true],
  ['/a%3Cd.html', '/a%3cd.html', true],
  ['/a%3cd.html', '/a%3Cd.html', true],
  ['/a%3Cd.html', '/a%3Cd.html', true],
  ['/a%2fb.html', '/a%2fb.html', true],
  ['/a%2fb.html', '/a%2Fb.html', true],
  ['/a%2fb.html', '/a/b.html', false],
  ['/a/b.html', '/a%2fb.html', false],
  ['/a/b.html', '/a/b.html', true],
  ['/%7ejoe/index.html', '/~joe/index.html', true],
  ['/~joe/index.html', '/%7Ejoe/index.html', true],
];

describeVerdicts(
  'res1996',
  "the draft's table of paths",
  pathRows.map(
    ([path, url, matches]): VerdictRow => [
      matches ? 'matches' : 'does not match',
      `User-agent: *|Disallow: ${path}`,
      'x',
      url,
      matches ? 'disallow' : 'allow',
      matches ? 2 : 0,
    ],
  ),
);

const exampleSite = [
  'User-agent: unhipbot',
  'Disallow: /',
  '',
  'User-agent: webcrawler',
  'User-agent: excite',
  'Disallow:',
  '',
  'User-agent: *',
  'Disallow: /org/plans.html',
  'Allow: /org/',
  'Allow: /serv',
  'Allow: /~mak',
  'Disallow: /',
].join('|');

/** Section 4: a URL, and the verdict and line for everybody but the three that the file names. */
const exampleRows: readonly (readonly [url: string, verdict: 'allow' | 'disallow', line: number])[] = [
  ['/', 'disallow', 13],
  ['/index.html', 'disallow', 13],
  ['/robots.txt', 'allow', 0],
  ['/server.html', 'allow', 11],
  ['/services/fast.html', 'allow', 11],
  ['/services/slow.html', 'allow', 11],
  ['/orgo.gif', 'disallow', 13],
  ['/org/about.html', 'allow', 10],
  ['/org/plans.html', 'disallow', 9],
  ['/%7Ejim/jim.html', 'disallow', 13],
  ['/%7Emak/mak.html', 'allow', 12],
];

describeVerdicts(
  'res1996',
  "the draft's example site",
  exampleRows.flatMap(([url, verdict, line]): readonly VerdictRow[] => [
    ['everybody else', exampleSite, 'other', url, verdict, line],
    ['webcrawler', exampleSite, 'webcrawler', url, 'allow', url === '/robots.txt' ? 0 : 6],
    ['excite', exampleSite, 'excite', url, 'allow', url === '/robots.txt' ? 0 : 6],
    url === '/robots.txt'
      ? ['unhipbot', exampleSite, 'unhipbot', url, 'allow', 0]
      : ['unhipbot', exampleSite, 'unhipbot', url, 'disallow', 2],
  ]),
);

describeVerdicts('res1996', 'order, records and names', [
  ['the first match decides', 'User-agent: *|Disallow: /|Allow: /a/', 'x', '/a/b', 'disallow', 2],
  ['length does not count', 'User-agent: *|Allow: /a|Disallow: /a/b', 'x', '/a/b', 'allow', 2],
  ["the robot's name inside the line", 'User-agent: FooBot-News|Disallow: /', 'FooBot', '/x', 'disallow', 2],
  ['not the other way round', 'User-agent: Foo|Disallow: /', 'FooBot', '/x', 'allow', 0],
  ['a version on the line stays', 'User-agent: FooBot/0.1|Disallow: /', 'foobot', '/x', 'disallow', 2],
  ['a star on the line stays', 'User-agent: Foo*|Disallow: /', 'FooBot', '/x', 'allow', 0],
  [
    'the first record alone',
    'User-agent: FooBot|Disallow: /a||User-agent: FooBot|Disallow: /b',
    'FooBot',
    '/b',
    'allow',
    0,
  ],
  [
    'a name beats an earlier default',
    'User-agent: *|Disallow: /||User-agent: FooBot|Disallow: /a',
    'FooBot',
    '/b',
    'allow',
    0,
  ],
  ['an empty value matches first', 'User-agent: *|Disallow:|Disallow: /a', 'x', '/a', 'allow', 2],
  ['an empty Allow, too', 'User-agent: *|Allow:|Disallow: /a', 'x', '/a', 'allow', 2],
  ['%2F is never decoded', 'User-agent: *|Disallow: /a%2fb', 'x', '/a/b', 'allow', 0],
  [
    'an extension is a rule line and ends the run of names',
    'User-agent: a|Crawl-delay: 5|User-agent: b|Disallow: /',
    'a',
    '/',
    'allow',
    0,
  ],
  [
    'the second name has the rule',
    'User-agent: a|Crawl-delay: 5|User-agent: b|Disallow: /',
    'b',
    '/',
    'disallow',
    4,
  ],
  ['a star is literal', 'User-agent: *|Disallow: /x*', 'x', '/xyz', 'allow', 0],
  ['a decoded percent sign is no new escape', 'User-agent: *|Disallow: /%2541', 'x', '/A', 'allow', 0],
  ['/robots.txt is always allowed', 'User-agent: *|Disallow: /', 'x', '/robots.txt', 'allow', 0],
  ['with a query, too', 'User-agent: *|Disallow: /', 'x', '/robots.txt?a', 'allow', 0],
  ['but not what only begins so', 'User-agent: *|Disallow: /', 'x', '/robots.txt.bak', 'disallow', 2],
]);

describeVerdicts('res1996-book', 'the other direction of the name match', [
  ["the line's name inside the robot's", 'User-agent: Foo|Disallow: /', 'FooBot', '/x', 'disallow', 2],
  ['not the other way round', 'User-agent: FooBot-News|Disallow: /', 'FooBot', '/x', 'allow', 0],
  ['without its version', 'User-agent: Foo/1.0|Disallow: /', 'FooBot', '/x', 'disallow', 2],
  ['else as the draft', 'User-agent: *|Disallow: /|Allow: /a/', 'x', '/a/b', 'disallow', 2],
]);
