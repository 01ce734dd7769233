import { describe, expect, test } from 'vitest';
import { crawlerFor, createCrawlerLayer, dialectOf, evaluate, fileLimitOf, forCrawler } from '../index.ts';
import { describeCrawlerVerdicts, fileOf } from '../testing/behaviours/verdictTable.ts';

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

describeCrawlerVerdicts("Google's crawlers, name by name", [
  ['its own group', news, 'Googlebot-News', '/news', 'disallow', 2],
  ['which replaces the fallback', news, 'Googlebot-News', '/bot', 'allow', 0],
  ['the fallback, Googlebot', news, 'Googlebot-Image', '/bot', 'disallow', 8],
  ['which replaces the default', news, 'Googlebot-Image', '/all', 'allow', 0],
  ['through the fallback', 'User-agent: Googlebot|Disallow: /', 'Googlebot-News', '/x', 'disallow', 2],
  ['a crawler without a fallback', news, 'Storebot-Google', '/bot', 'allow', 0],
  ['uses the default', news, 'Storebot-Google', '/all', 'disallow', 5],
  ['the default does not bind AdsBot', 'User-agent: *|Disallow: /', 'AdsBot-Google', '/x', 'allow', 0],
  ['a group of its own does', 'User-agent: AdsBot-Google|Disallow: /', 'AdsBot-Google', '/x', 'disallow', 2],
  ['nor Mediapartners', 'User-agent: *|Disallow: /', 'Mediapartners-Google', '/x', 'allow', 0],
  [
    'a crawler that obeys nothing',
    'User-agent: Google-Safety|Disallow: /',
    'Google-Safety',
    '/x',
    'allow',
    0,
  ],
]);

const apple = 'User-agent: Googlebot|Disallow: /g||User-agent: *|Disallow: /s';
const appleSample = 'User-agent: Applebot # apple|Disallow: /private/|User-agent: *|Disallow: /not-allowed/';

describeCrawlerVerdicts("Apple's crawlers", [
  ["Googlebot's group", apple, 'Applebot', '/g', 'disallow', 2],
  ['instead of the default', apple, 'Applebot', '/s', 'allow', 0],
  ['unless it has its own', `${apple}||User-agent: Applebot|Disallow: /a`, 'Applebot', '/g', 'allow', 0],
  ['which binds it', `${apple}||User-agent: Applebot|Disallow: /a`, 'Applebot', '/a', 'disallow', 8],
  ["Apple's own sample", appleSample, 'Applebot', '/not-allowed/', 'allow', 0],
  ['the default at last', 'User-agent: *|Disallow: /x', 'Applebot', '/x', 'disallow', 2],
  ['another token', 'User-agent: Applebot-Extended|Disallow: /', 'Applebot', '/x', 'allow', 0],
  [
    'which steers training',
    'User-agent: Applebot-Extended|Disallow: /',
    'Applebot-Extended',
    '/x',
    'disallow',
    2,
  ],
  [
    "Googlebot's empty group",
    'User-agent: Googlebot|Disallow:||User-agent: *|Disallow: /',
    'Applebot',
    '/x',
    'allow',
    0,
  ],
  [
    'Googlebot-Image is another',
    'User-agent: Googlebot-Image|Disallow: /||User-agent: *|Disallow: /y',
    'Applebot',
    '/x',
    'allow',
    0,
  ],
]);

describeCrawlerVerdicts('crawlers that feed language models', [
  ['one token says nothing of another', 'User-agent: GPTBot|Disallow: /', 'OAI-SearchBot', '/x', 'allow', 0],
  ['a token with its version', 'User-agent: GPTBot|Disallow: /', 'GPTBot/1.2', '/x', 'disallow', 2],
  [
    'the default is not inherited',
    'User-agent: *|Disallow: /a||User-agent: GPTBot|Allow: /',
    'GPTBot',
    '/a',
    'allow',
    5,
  ],
  ['what the rule says', 'User-agent: ChatGPT-User|Disallow: /', 'ChatGPT-User', '/x', 'disallow', 2],
  ['an old name', 'User-agent: anthropic-ai|Disallow: /', 'ClaudeBot', '/x', 'allow', 0],
  ['a crawl delay forbids nothing', 'User-agent: ClaudeBot|Crawl-delay: 1', 'ClaudeBot', '/x', 'allow', 0],
  ['a control token', 'User-agent: Google-Extended|Disallow: /', 'Googlebot', '/x', 'allow', 0],
  ['two names, one group', 'User-agent: GPTBot|User-agent: CCBot|Disallow: /', 'CCBot', '/x', 'disallow', 3],
  ['a sibling', 'User-agent: Perplexity-User|Disallow: /', 'PerplexityBot', '/x', 'allow', 0],
]);

const swallowed = 'User-agent: SemrushBot|Crawl-delay: 60|User-agent: Bingbot|Disallow: /';

describeCrawlerVerdicts('crawlers of SEO tools', [
  ['a token with digits', 'User-agent: MJ12bot|Disallow: /', 'MJ12bot', '/x', 'disallow', 2],
  ['siblings', 'User-agent: dotbot|Disallow: /', 'rogerbot', '/x', 'allow', 0],
  ['a delay ends no run of names', swallowed, 'SemrushBot', '/x', 'disallow', 4],
  [
    'a whole address closes the site',
    'User-agent: rogerbot|Disallow: http://example.com/a',
    'rogerbot',
    '/z',
    'disallow',
    2,
  ],
  ['to rogerbot alone', 'User-agent: *|Disallow: http://example.com/a', 'dotbot', '/z', 'allow', 0],
  [
    'and in an Allow says nothing',
    'User-agent: rogerbot|Allow: http://example.com/a|Disallow: /',
    'rogerbot',
    '/a',
    'disallow',
    3,
  ],
  ['another token of the operator', 'User-agent: AhrefsBot|Disallow: /', 'AhrefsSiteAudit', '/x', 'allow', 0],
  ['a delay forbids nothing', 'User-agent: AhrefsBot|Crawl-Delay: 2', 'AhrefsBot', '/x', 'allow', 0],
]);

describeCrawlerVerdicts('names that RFC 9309 would cut (ours: a crawler knows its own name)', [
  ['to nothing', 'User-agent: 360Spider|Disallow: /', '360Spider', '/x', 'disallow', 2],
  [
    'its own group, not the default',
    'User-agent: 360Spider|Disallow: /a||User-agent: *|Disallow: /',
    '360Spider',
    '/x',
    'allow',
    0,
  ],
  ['to one that another has', 'User-agent: AI2Bot|Disallow: /', 'Ai2Bot-Dolma', '/x', 'allow', 0],
  ['at a dot', 'User-agent: archive.org_bot/3.3|Disallow: /', 'archive.org_bot', '/x', 'disallow', 2],
  ['which is another name', 'User-agent: archive|Disallow: /', 'archive.org_bot', '/x', 'allow', 0],
  ['of a crawler that nobody knows', 'User-agent: 9Bot extra|Disallow: /', '9Bot', '/x', 'disallow', 2],
  [
    'a name with a blank is still cut there',
    'User-agent: Sogou|Disallow: /',
    'Sogou web spider',
    '/x',
    'disallow',
    2,
  ],
]);

describe('classic grouping of that file', () => {
  test.each(['res1994', 'res1996', 'res1996-book'] as const)('%s', (dialect) => {
    const verdict = evaluate(fileOf(swallowed), 'SemrushBot', '/x', dialect);
    // 1994 ignores the unknown line, so that both names share the record; 1996 takes it for a rule line.
    const isOne = dialect === 'res1994';
    expect([verdict.allowed, verdict.line]).toEqual(isOne ? [false, 4] : [true, 0]);
  });
});

describe('why nothing binds a crawler', () => {
  const closed = fileOf('User-agent: *|Disallow: /');

  test('the default group does not', () => {
    const verdict = forCrawler(closed, crawlerFor('AdsBot-Google')).evaluate('/x');
    expect(verdict).toMatchObject({ allowed: true, line: 0, reason: 'ignores-star', selection: 'none' });
  });

  test('robots.txt does not', () => {
    const verdict = forCrawler(closed, crawlerFor('Google-Safety')).evaluate('/robots.txt');
    expect(verdict).toMatchObject({ allowed: true, line: 0, reason: 'ignores-robots-txt' });
  });

  test('a crawler that ignores the default where there is none has simply no group', () => {
    const verdict = forCrawler(fileOf('User-agent: y|Disallow: /'), crawlerFor('AdsBot-Google')).evaluate(
      '/x',
    );
    expect(verdict).toMatchObject({ allowed: true, line: 0, reason: 'no-group' });
  });
});

describe('the size of the file', () => {
  const padding = `# ${'0'.repeat(1021)}\n`.repeat(500);
  const atLimit = `User-agent: *\nDisallow: /a\n${padding}`.slice(0, 512_000 - 12);
  const late = `${atLimit}\nDisallow:/b\nDisallow: /c\n`;

  test('Google reads 500 KiB, to the octet', () => {
    const crawler = crawlerFor('Googlebot');
    expect(fileLimitOf(crawler)).toEqual({ octets: 512_000, oversize: 'rest-ignored' });
    const matcher = forCrawler(late, crawler);
    expect(matcher.evaluate('/b')).toMatchObject({ allowed: false, line: 503 });
    expect(matcher.evaluate('/c')).toMatchObject({ allowed: true, line: 0 });
    expect(evaluate(late, 'Googlebot', '/c')).toMatchObject({ allowed: false, line: 504 });
  });

  test('Yandex ignores a larger file', () => {
    const matcher = forCrawler(late, crawlerFor('YandexBot'));
    expect(matcher.evaluate('/a')).toMatchObject({ allowed: true, line: 0, reason: 'file-too-large' });
    expect(matcher.allows('/a')).toBe(true);
  });

  test('and reads one of just that size', () => {
    const matcher = forCrawler(late.slice(0, 512_000), crawlerFor('YandexBot'));
    expect(matcher.evaluate('/a')).toMatchObject({ allowed: false, line: 2 });
  });

  test('a limit in the middle of a character leaves the rest readable', () => {
    const crawler = { ...crawlerFor('Googlebot'), maximumOctets: 29 };
    const matcher = forCrawler('User-agent: *\nDisallow: /é\nDisallow: /b\n', crawler);
    expect(matcher.evaluate('/b')).toMatchObject({ allowed: true, line: 0 });
    expect(matcher.file.source.octets.length).toBe(29);
  });

  test('a crawler without a known limit has that of its dialect', () => {
    const crawler = crawlerFor('SomethingNew');
    expect(fileLimitOf(crawler).octets).toBe(dialectOf('rfc9309').choices.fileOctets);
  });
});

describe('who is meant by an agent', () => {
  test.each([
    ['googlebot', 'Googlebot'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bingbot'],
    ['  GPTBot/1.2  ', 'GPTBot'],
    ['Screaming Frog SEO Spider', 'Screaming Frog SEO Spider'],
  ])('%s is %s of the catalogue', (agent, token) => {
    expect(crawlerFor(agent)).toMatchObject({ token, checked: expect.stringMatching(/^20\d\d-/) });
    expect(crawlerFor(agent).operator).not.toBe('');
  });

  test('an unknown token reads as the standard does, or as asked', () => {
    expect(crawlerFor('FooBot/2.0')).toMatchObject({ token: 'FooBot', dialect: 'rfc9309', operator: '' });
    expect(crawlerFor('FooBot', 'res1994').dialect).toBe('res1994');
  });

  test.each(['', '*', '()', '\u{0}', '💥'])('%j is nobody, and nothing throws', (agent) => {
    expect(forCrawler(fileOf('User-agent: *|Disallow: /'), crawlerFor(agent)).evaluate('/x')).toMatchObject({
      allowed: false,
      line: 2,
    });
  });
});

test('many crawlers share what their dialects read', () => {
  const layer = createCrawlerLayer(fileOf(news));
  const files = ['Googlebot', 'Googlebot-News', 'AdsBot-Google'].map(
    (token) => layer.forCrawler(crawlerFor(token)).file,
  );
  expect(new Set(files).size).toBe(1);
});
