import { describe, expect, test } from 'vitest';
import type { DialectId, Trace } from '../index.ts';
import { compile, crawlerFor, forCrawler, targetTextSpan, traceVerdict } from '../index.ts';
import { fileOf } from '../testing/behaviours/verdictTable.ts';

function trace(robots: string, agent: string, url: string, dialect: DialectId = 'google'): Trace {
  return traceVerdict(compile(fileOf(robots), dialect).forAgent(agent), url);
}

const sliced = (text: string, span: { readonly from: number; readonly to: number }): string =>
  text.slice(span.from, span.to);

/** Each change as what it was in the URL, what it is in the target, and its kind. */
function changesOf({ url, target }: Trace): readonly (readonly [kind: string, from: string, to: string])[] {
  return target.changes.map((change) => [
    change.kind,
    sliced(url, change.url),
    sliced(target.text, targetTextSpan(target, change.target)),
  ]);
}

/** Each matching rule as its line and outcome. */
function outcomesOf({ rules }: Trace): readonly (readonly [line: number, outcome: string])[] {
  return rules.matching.map(({ line, outcome }) => [
    line,
    outcome.kind === 'won' ? `won: ${outcome.by}` : outcome.reason,
  ]);
}

/** The parts of the deciding pattern, and what each consumed. */
function piecesOf({ rules, target }: Trace): readonly (readonly [piece: string, consumed: string])[] {
  const winner = rules.matching.find(({ outcome }) => outcome.kind === 'won');
  return (winner?.pieces ?? []).map((piece) => [
    piece.text,
    sliced(target.text, targetTextSpan(target, piece)),
  ]);
}

const rule = 'User-agent: *|Disallow: /';

describe('the target as compared', () => {
  test('Google takes the URL as given, without origin and fragment', () => {
    const got = trace(rule, 'x', 'https://example.com/a%2fb?c#d');
    expect(got.target.text).toBe('/a%2fb?c');
    expect(got.target.pathLength).toBe(6);
    expect(changesOf(got)).toEqual([
      ['origin-dropped', 'https://example.com', ''],
      ['fragment-dropped', '#d', ''],
    ]);
  });

  test('RFC 9309 decodes what is unreserved, upper-cases and escapes the rest', () => {
    const got = trace(rule, 'x', 'https://example.com/%61%2f*é$💥', 'rfc9309');
    expect(got.target.text).toBe('/a%2F%2A%C3%A9%24%F0%9F%92%A5');
    expect(changesOf(got)).toEqual([
      ['origin-dropped', 'https://example.com', ''],
      ['escape-decoded', '%61', 'a'],
      ['escape-upper-cased', '%2f', '%2F'],
      ['star-escaped', '*', '%2A'],
      ['non-ascii-escaped', 'é', '%C3%A9'],
      ['dollar-escaped', '$', '%24'],
      ['non-ascii-escaped', '💥', '%F0%9F%92%A5'],
    ]);
  });

  test('1996 decodes all but the slash', () => {
    const got = trace(rule, 'x', '/%7e%2f%C3%A9%', 'res1996');
    expect(got.target.text).toBe('/~%2Fé%25');
    expect(changesOf(got)).toEqual([
      ['escape-decoded', '%7e', '~'],
      ['escape-upper-cased', '%2f', '%2F'],
      ['escape-decoded', '%C3', 'é'],
      ['escape-decoded', '%A9', 'é'],
      ['percent-escaped', '%', '%25'],
    ]);
  });

  test.each([
    [
      'https://example.com',
      [
        ['origin-dropped', 'https://example.com', ''],
        ['slash-added', '', '/'],
      ],
    ],
    [
      'https://example.com#a',
      [
        ['origin-dropped', 'https://example.com', ''],
        ['slash-added', '', '/'],
        ['fragment-dropped', '#a', ''],
      ],
    ],
    [
      'https://example.com?a',
      [
        ['origin-dropped', 'https://example.com', ''],
        ['slash-added', '', '/'],
      ],
    ],
    ['/x', []],
    ['', [['slash-added', '', '/']]],
  ])('%j', (url, changes) => {
    expect(changesOf(trace(rule, 'x', url))).toEqual(changes);
    expect(changesOf(trace(rule, 'x', url, 'rfc9309'))).toEqual(changes);
  });

  test('octets of a character share its place in the text', () => {
    const { target } = trace(rule, 'x', '/é/a');
    expect(target.octets.length).toBe(5);
    expect(targetTextSpan(target, { from: 3, to: 5 })).toEqual({ from: 2, to: 4 });
  });
});

describe('groups', () => {
  const file =
    'User-agent: a|Disallow: /1||User-agent: *|Disallow: /2||User-agent: B/1|User-agent: b|Disallow: /3||User-agent: b|Disallow: /4';

  test('the chosen ones by their lines, the others with the reason', () => {
    const { groups } = trace(file, 'b', '/3');
    expect(groups).toMatchObject({ kind: 'named', asked: 'b' });
    expect(groups.groups.map(({ group, byLine }) => [group, byLine])).toEqual([
      [2, 7],
      [3, 11],
    ]);
    expect(groups.passedOver.map(({ group, reason }) => [group, reason])).toEqual([
      [0, 'names-others'],
      [1, 'default-but-named'],
    ]);
    expect(groups.groups[0]?.agents[0]).toEqual({ line: 7, value: 'B/1', name: 'b', star: false });
  });

  test('a dialect that takes the first passes over the later', () => {
    const { groups } = trace(file, 'b', '/3', 'res1996');
    expect(groups.passedOver.map(({ group, reason }) => [group, reason])).toContainEqual([3, 'later-group']);
  });

  test('the default, where nobody is named', () => {
    const { groups } = trace(file, 'c', '/2');
    expect(groups).toMatchObject({ kind: 'star', asked: null });
    expect(groups.passedOver.every(({ reason }) => reason === 'names-others')).toBe(true);
  });

  test('a crawler that the default does not bind', () => {
    const { groups, verdict } = traceVerdict(forCrawler(fileOf(file), crawlerFor('AdsBot-Google')), '/2');
    expect(verdict.reason).toBe('ignores-star');
    expect(groups.passedOver.map(({ reason }) => reason)).toEqual([
      'names-others',
      'ignores-star',
      'names-others',
      'names-others',
    ]);
  });

  test('a crawler that asks nothing', () => {
    const { groups } = traceVerdict(forCrawler(fileOf(file), crawlerFor('Google-Safety')), '/2');
    expect(groups.passedOver.every(({ reason }) => reason === 'not-asked')).toBe(true);
  });
});

describe('rules', () => {
  test('what each part of the pattern consumed', () => {
    const got = trace('User-agent: *|Disallow: /a*/b*.php$', 'x', '/aXX/bY.php');
    expect(piecesOf(got)).toEqual([
      ['/a', '/a'],
      ['*', 'XX'],
      ['/b', '/b'],
      ['*', 'Y'],
      ['.php', '.php'],
      ['$', ''],
    ]);
  });

  test('2.0 writes no end', () => {
    const got = trace('User-agent: *|Robot-version: 2.0|Disallow: *.gif', 'x', '/a.gif', 'res2');
    expect(piecesOf(got)).toEqual([
      ['*', '/a'],
      ['.gif', '.gif'],
      ['', ''],
    ]);
  });

  test('the value and its place in the source', () => {
    const robots = fileOf('User-agent: *|Disallow:  /é # no');
    const matcher = compile(robots).forAgent('x');
    const { rules } = traceVerdict(matcher, '/%C3%A9');
    expect(rules.matching[0]).toMatchObject({ line: 2, kind: 'disallow', value: '/é', specificity: 7 });
    const { from, to } = rules.matching[0]?.span ?? { from: 0, to: 0 };
    expect(new TextDecoder().decode(matcher.file.source.octets.subarray(from, to))).toBe('/é');
  });

  test('why the losers lost by length', () => {
    const got = trace('User-agent: *|Disallow:|Disallow: /|Disallow: /a|Allow: /a|Allow: /a', 'x', '/a');
    expect(outcomesOf(got)).toEqual([
      [2, 'no-effect'],
      [3, 'shorter'],
      [4, 'tie-allow-wins'],
      [5, 'won: tie-allow-wins'],
      [6, 'tie-earlier-line'],
    ]);
  });

  test('by order', () => {
    const got = trace('User-agent: *|Disallow: /|Allow: /a', 'x', '/a', 'res1996');
    expect(outcomesOf(got)).toEqual([
      [2, 'won: later-line'],
      [3, 'later-line'],
    ]);
  });

  test('by being exact, and by 2.0’s ties', () => {
    const file = 'User-agent: *|Robot-version: 2.0|Disallow: /ab*|Allow: /a|Disallow: *a|Allow: /a*';
    expect(outcomesOf(trace(file, 'x', '/a', 'res2'))).toEqual([
      [4, 'won: wildcard-against-exact'],
      [5, 'wildcard-against-exact'],
      [6, 'wildcard-against-exact'],
    ]);
    const tie = 'User-agent: *|Robot-version: 2.0|Allow: /a*|Disallow: /*a';
    expect(outcomesOf(trace(tie, 'x', '/a', 'res2'))).toEqual([
      [3, 'tie-disallow-wins'],
      [4, 'won: tie-disallow-wins'],
    ]);
  });

  test('because /robots.txt is exempt', () => {
    const got = trace(rule, 'x', '/robots.txt', 'rfc9309');
    expect(got.verdict).toMatchObject({ allowed: true, line: 0, reason: 'robots-txt' });
    expect(outcomesOf(got)).toEqual([[2, 'robots-txt-exempt']]);
  });

  test('an Allow that matches as its directory', () => {
    const got = trace('User-agent: *|Allow: /d/index.html|Disallow: /', 'x', '/d/');
    expect(got.rules.matching[0]).toMatchObject({ line: 2, matchedAs: 'directory', specificity: 4 });
    expect(piecesOf(got)).toEqual([
      ['/d/', '/d/'],
      ['$', ''],
    ]);
  });

  test('one match needs no reason', () => {
    expect(outcomesOf(trace(rule, 'x', '/a'))).toEqual([[2, 'won: only-match']]);
  });

  test('what does not match is counted', () => {
    const got = trace('User-agent: *|Disallow: /a|Disallow: /b|Disallow: /c', 'x', '/b');
    expect(got.rules.notMatching).toBe(2);
  });
});

describe('lines that are no rules to the dialect', () => {
  const reasons = (got: Trace): readonly (readonly [number, string])[] =>
    got.rules.ignored.map(({ line, reason }) => [line, reason]);

  test('RFC 9309', () => {
    const file = 'Disallow: /|User-agent: *|Disallow:|Disallow: a|Disallow: https://example.com/';
    expect(reasons(trace(file, 'x', '/', 'rfc9309'))).toEqual([
      [1, 'no-group'],
      [3, 'empty-value'],
      [4, 'value-without-slash'],
      [5, 'value-without-slash'],
    ]);
  });

  test('1994', () => {
    const file = 'User-agent: *|Allow: /a|Disallow: https://other.example/|Disallow: https://example.com/b';
    const got = trace(file, 'x', 'https://example.com/b', 'res1994');
    expect(reasons(got)).toEqual([
      [2, 'allow-unknown'],
      [3, 'other-origin'],
    ]);
    expect(outcomesOf(got)).toEqual([[4, 'won: only-match']]);
    expect(got.rules.notMatching).toBe(0);
  });
});

test('a trace is plain data', () => {
  const got = trace('User-agent: *|Disallow: /é*b$', 'x', 'https://example.com/é/b#c', 'rfc9309');
  expect(JSON.parse(JSON.stringify(got))).toEqual(got);
});
