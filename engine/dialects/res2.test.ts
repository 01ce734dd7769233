import { describeVerdicts } from '../testing/behaviours/verdictTable.ts';

const extended = 'User-agent: *|Robot-version: 2.0';

describeVerdicts('res2', 'records marked Robot-version: 2.0', [
  ['no star: the exact path', `${extended}|Disallow: /images`, 'x', '/images', 'disallow', 3],
  ['which is no prefix', `${extended}|Disallow: /images`, 'x', '/images/huge.gif', 'allow', 0],
  [
    'a final star is the 1.0 prefix',
    `${extended}|Disallow: /images*`,
    'x',
    '/images/huge.gif',
    'disallow',
    3,
  ],
  ['only HTML pages', `${extended}|Allow: *.html|Disallow: *`, 'x', '/a/b.html', 'allow', 3],
  ['and nothing else', `${extended}|Allow: *.html|Disallow: *`, 'x', '/a/b.gif', 'disallow', 4],
  ['a star first is not rooted', `${extended}|Allow: *.html|Disallow: *`, 'x', '/a/b.html5', 'disallow', 4],
  ['exact before wildcard', `${extended}|Allow: /index.html|Disallow: *`, 'x', '/index.html', 'allow', 3],
  [
    'exact before a longer wildcard',
    `${extended}|Disallow: /a/index*.html*|Allow: /a/index.html`,
    'x',
    '/a/index.html',
    'allow',
    4,
  ],
  [
    'else the longest',
    `${extended}|Allow: /blackhole/info*|Disallow: /blackhole/info99*`,
    'x',
    '/blackhole/info99.html',
    'disallow',
    4,
  ],
  [
    'exact among wildcards',
    `${extended}|Allow: /blackhole/info*|Disallow: /blackhole/info99*|Disallow: /blackhole/info8.html`,
    'x',
    '/blackhole/info8.html',
    'disallow',
    5,
  ],
  ['Disallow wins ties (ours)', `${extended}|Allow: /a*|Disallow: /*a`, 'x', '/a', 'disallow', 4],
  ['/robots.txt is not exempt', `${extended}|Disallow: *`, 'x', '/robots.txt', 'disallow', 3],
  ['escapes are literal', `${extended}|Disallow: /%7ejoe`, 'x', '/~joe', 'allow', 0],
  ['a draft version', 'User-agent: *|Robot-version: 2.0.0|Disallow: /a', 'x', '/ab', 'allow', 0],
  [
    'Allow ends the run of names',
    'User-agent: a|Robot-version: 2.0|Allow: /a|User-agent: b|Disallow: /',
    'a',
    '/',
    'allow',
    0,
  ],
  [
    'the version holds for its record alone',
    `${extended}|Disallow: /a||User-agent: y|Disallow: /a`,
    'y',
    '/ab',
    'disallow',
    6,
  ],
  [
    'Visit-time and Request-rate end nothing',
    'User-agent: a|Robot-version: 2.0|Visit-time: 0600-0845|Request-rate: 1/10m|Comment: hello|User-agent: b|Disallow: /x',
    'a',
    '/x',
    'disallow',
    7,
  ],
]);

describeVerdicts('res2', 'records without Robot-version: the rules of 1996', [
  ['a prefix', 'User-agent: *|Disallow: /images', 'x', '/images/huge.gif', 'disallow', 2],
  ['Allow, and the first match', 'User-agent: *|Disallow: /|Allow: /a/', 'x', '/a/b', 'disallow', 2],
  ['a star is literal', 'User-agent: *|Disallow: /*.gif', 'x', '/a.gif', 'allow', 0],
  ['escapes are decoded', 'User-agent: *|Disallow: /%7ejoe', 'x', '/~joe', 'disallow', 2],
  ['/robots.txt is exempt', 'User-agent: *|Disallow: /', 'x', '/robots.txt', 'allow', 0],
  ['version 1 is no 2', 'User-agent: *|Robot-version: 1.0|Disallow: /a', 'x', '/ab', 'disallow', 3],
  ['names as in 1994', 'User-agent: Foo|Disallow: /', 'FooBot/1.0', '/x', 'disallow', 2],
]);
