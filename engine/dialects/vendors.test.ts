import { describeVerdicts } from '../testing/behaviours/verdictTable.ts';

const bingFile = 'User-agent: *|Disallow: /a||User-agent: bingbot|Disallow: /b';

// Unverified, so not here: that Allow wins ties, and whether a group for msnbot binds bingbot.
describeVerdicts('bing', 'what Microsoft and others tell', [
  ['its own group replaces the default', bingFile, 'bingbot', '/a', 'allow', 0],
  ['and binds it', bingFile, 'bingbot', '/b', 'disallow', 5],
  ['the final dollar', 'User-agent: *|Disallow: /*.pdf$', 'bingbot', '/a.pdf', 'disallow', 2],
  ['and what follows it', 'User-agent: *|Disallow: /*.pdf$', 'bingbot', '/a.pdf?x', 'allow', 0],
  ['the longer rule', 'User-agent: *|Disallow: /d/|Allow: /d/ok', 'bingbot', '/d/ok.html', 'allow', 3],
  ['a crawl delay forbids nothing', 'User-agent: bingbot|Crawl-delay: 10', 'bingbot', '/x', 'allow', 0],
  ['names ignore case', 'User-agent: BingBot|Disallow: /', 'bingbot', '/x', 'disallow', 2],
  ['and version', 'User-agent: bingbot/2.0|Disallow: /', 'bingbot', '/x', 'disallow', 2],
]);

const yandexFile = [
  'User-agent: YandexBot',
  'Disallow: /*id=',
  '',
  'User-agent: Yandex',
  'Disallow: /*sid=',
  '',
  'User-agent: *',
  'Disallow: /cgi-bin',
].join('|');

// Unverified, so not here: an empty Allow, and octets beyond ASCII.
describeVerdicts('yandex', 'what Yandex documents', [
  ['its exact name', yandexFile, 'YandexBot', '/p?sid=1', 'disallow', 2],
  ['another robot is Yandex', yandexFile, 'YandexImages', '/p?id=1', 'allow', 0],
  ['and bound by its group', yandexFile, 'YandexImages', '/p?sid=1', 'disallow', 5],
  ['the default is for others', yandexFile, 'YandexBot', '/cgi-bin', 'allow', 0],
  ['for all of its robots', yandexFile, 'YandexImages', '/cgi-bin', 'allow', 0],
  [
    'a part is allowed',
    'User-agent: Yandex|Allow: /cgi-bin|Disallow: /',
    'YandexBot',
    '/cgi-bin/x',
    'allow',
    2,
  ],
  ['the rest is not', 'User-agent: Yandex|Allow: /cgi-bin|Disallow: /', 'YandexBot', '/y', 'disallow', 3],
  [
    'the longest prefix, whatever the order',
    'User-agent: *|Allow: /|Allow: /catalog/auto|Disallow: /catalog',
    'YandexBot',
    '/catalog/auto1',
    'allow',
    3,
  ],
  [
    'here the Disallow',
    'User-agent: *|Allow: /|Allow: /catalog/auto|Disallow: /catalog',
    'YandexBot',
    '/catalog/x',
    'disallow',
    4,
  ],
  ['Allow wins a tie', 'User-agent: *|Disallow: /a|Allow: /a', 'YandexBot', '/a/x', 'allow', 3],
  ['a question mark is one', 'User-agent: Yandex|Disallow: /page?', 'YandexBot', '/page?x', 'disallow', 2],
  ['and belongs to the prefix', 'User-agent: Yandex|Disallow: /page?', 'YandexBot', '/page', 'allow', 0],
  ['a blank line detaches the rules', 'User-agent: Yandex||Disallow: /', 'YandexBot', '/x', 'allow', 0],
  ['the final dollar', 'User-agent: *|Disallow: /example$', 'YandexBot', '/example', 'disallow', 2],
  ['and what follows it', 'User-agent: *|Disallow: /example$', 'YandexBot', '/example.html', 'allow', 0],
  [
    'a rule begins with a slash or a star',
    'User-agent: *|Disallow: example',
    'YandexBot',
    '/example',
    'allow',
    0,
  ],
]);

const order = 'User-agent: *|Allow: /cgi-bin/see|Allow: /tmp/hi|Disallow: /cgi-bin/|Disallow: /tmp/';

// Unverified, so not here: the official example 'Allow: .htm$', which works only if patterns may float.
describeVerdicts('baidu', "what copies of Baidu's help say", [
  ['the first match allows', order, 'Baiduspider', '/cgi-bin/see/x', 'allow', 2],
  ['the rest is out', order, 'Baiduspider', '/cgi-bin/y', 'disallow', 4],
  [
    'order matters',
    'User-agent: *|Disallow: /cgi-bin/|Allow: /cgi-bin/see',
    'Baiduspider',
    '/cgi-bin/see',
    'disallow',
    2,
  ],
  ['a prefix', 'User-agent: *|Disallow: /help', 'Baiduspider', '/helpabc.html', 'disallow', 2],
  ['with its slash', 'User-agent: *|Disallow: /help/', 'Baiduspider', '/help.html', 'allow', 0],
  ['star and dollar', 'User-agent: *|Disallow: /*.jpg$', 'Baiduspider', '/a/b.jpg', 'disallow', 2],
  ['the end is the end', 'User-agent: *|Disallow: /*.jpg$', 'Baiduspider', '/a/b.jpg?x', 'allow', 0],
  ['case counts', 'User-agent: *|Disallow: /Admin/', 'Baiduspider', '/admin/x', 'allow', 0],
  [
    'its own record alone',
    'User-agent: SomeBot|Disallow: /a||User-agent: *|Disallow: /b',
    'SomeBot',
    '/b',
    'allow',
    0,
  ],
  [
    'an empty value',
    'User-agent: Baiduspider|Disallow:||User-agent: *|Disallow: /',
    'Baiduspider',
    '/x',
    'allow',
    2,
  ],
  ['an empty file', '', 'Baiduspider', '/x', 'allow', 0],
]);

const wildcards = 'User-agent: *|Allow: /public*/|Disallow: /*_print*.html|Disallow: /*?sessionid';

describeVerdicts('slurp', "what Yahoo's help said", [
  [
    'the first entry that contains Slurp',
    'User-agent: Yahoo! Slurp|Disallow: /private',
    'Slurp',
    '/private_x',
    'disallow',
    2,
  ],
  ['for any of its names', 'User-agent: Slurp|Disallow: /a', 'Yahoo! Slurp/3.0', '/a', 'disallow', 2],
  ['case counts', 'User-agent: Slurp|Disallow: /private', 'Slurp', '/Private', 'allow', 0],
  ['stars inside', wildcards, 'Slurp', '/card_print.html', 'disallow', 3],
  ['over slashes', wildcards, 'Slurp', '/store_print/product.html', 'disallow', 3],
  ['in the query', wildcards, 'Slurp', '/cart.php?sessionid=342', 'disallow', 4],
  ['the first match (ours)', wildcards, 'Slurp', '/public_html/x_print.html', 'allow', 2],
  ['the final dollar', 'User-agent: *|Disallow: /*.gif$', 'Slurp', '/a.gif', 'disallow', 2],
  ['and what follows it', 'User-agent: *|Disallow: /*.gif$', 'Slurp', '/a.gif?x', 'allow', 0],
  [
    'the first entry alone',
    'User-agent: Slurp|Disallow: /a||User-agent: Slurp|Disallow: /b',
    'Slurp',
    '/b',
    'allow',
    0,
  ],
  [
    'its own entry replaces the default',
    'User-agent: *|Disallow: /||User-agent: slurp|Disallow:',
    'Slurp',
    '/x',
    'allow',
    5,
  ],
]);
