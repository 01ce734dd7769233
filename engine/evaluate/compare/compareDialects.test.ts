import { describe, expect, test } from 'vitest';
import {
  compareDialects,
  createComparison,
  type DialectDifference,
  type DialectId,
  dialects,
} from '../../index.ts';
import { fileOf } from '../../testing/behaviours/verdictTable.ts';
import { facets } from './facets.ts';

type Differing = Extract<DialectDifference, { readonly kind: 'differs' }>;

function differing(robots: string, url: string, a: DialectId, b: DialectId, agent = 'FooBot'): Differing {
  const difference = compareDialects(fileOf(robots), agent, url, a, b);
  if (difference.kind === 'same') throw new Error(`${a} and ${b} agree`);
  return difference;
}

/** One way of parting: what it is, the file, the URL, the two dialects, and the rules that it is about. */
const rows: readonly (readonly [
  kind: string,
  robots: string,
  url: string,
  a: DialectId,
  b: DialectId,
  lines: readonly number[],
])[] = [
  ['order', 'User-agent: *|Disallow: /|Allow: /a/', '/a/b', 'google', 'res1996', [2, 3]],
  [
    'order',
    'User-agent: *|Disallow: /cgi-bin/|Allow: /cgi-bin/see',
    '/cgi-bin/see',
    'yandex',
    'baidu',
    [2, 3],
  ],
  ['wildcard-literal', 'User-agent: *|Disallow: /*.gif', '/a.gif', 'google', 'res1994', [2]],
  ['wildcard-literal', 'User-agent: *|Disallow: /a$', '/a', 'res1996', 'rfc9309', [2]],
  ['allow-unknown', 'User-agent: *|Allow: /a/|Disallow: /', '/a/b', 'google', 'res1994', [2]],
  ['allow-unknown', 'User-agent: *|Disallow: /|Allow: /a/', '/a/b', 'google', 'res1994', [3]],
  ['blank-line', 'User-agent: *|Disallow: /a||Disallow: /b', '/b', 'google', 'res1994', [4]],
  ['blank-line', 'User-agent: FooBot||Disallow: /', '/', 'google', 'yandex', [3]],
  [
    'agent-run-end',
    'User-agent: FooBot|Crawl-delay: 5|User-agent: b|Disallow: /',
    '/',
    'rfc9309',
    'res1996',
    [4],
  ],
  ['agent-reading', 'User-agent: Foo|Disallow: /', '/', 'rfc9309', 'res1994', [2]],
  ['agent-reading', 'User-agent: FooBot-News|Disallow: /', '/', 'google', 'res1996', [2]],
  ['star-reading', 'User-agent: * (all)|Disallow: /', '/', 'google', 'rfc9309', [2]],
  [
    'same-agent',
    'User-agent: FooBot|Disallow: /a||User-agent: FooBot|Disallow: /b',
    '/b',
    'google',
    'res1996',
    [5],
  ],
  ['escape-handling', 'User-agent: *|Disallow: /%7ejoe', '/~joe', 'google', 'rfc9309', [2]],
  ['escape-handling', 'User-agent: *|Disallow: /a%3c', '/a<', 'rfc9309', 'res1996', [2]],
  ['robots-txt-exempt', 'User-agent: *|Disallow: /', '/robots.txt', 'google', 'rfc9309', [2]],
  ['field-name', 'User-agent: *|Disalow: /', '/', 'google', 'rfc9309', [2]],
  ['field-name', 'Useragent: *|Disallow: /', '/', 'google', 'bing', [2]],
  ['missing-colon', 'User-agent: *|Disallow /', '/', 'google', 'rfc9309', [2]],
  ['byte-order-mark', '\u{feff}User-agent: *|Disallow: /', '/', 'google', 'res1994', [2]],
  ['nul', 'User-agent: *|Disallow: /a\u{0}b', '/ab', 'google', 'rfc9309', [2]],
  [
    'line-limit',
    `User-agent: *|Disallow: /${'a'.repeat(16_700)}`,
    `/${'a'.repeat(16_660)}`,
    'google',
    'rfc9309',
    [2],
  ],
  ['white-space', 'User-agent: *|\vDisallow: /', '/', 'google', 'rfc9309', [2]],
  ['value-without-slash', 'User-agent: *|Disallow: a', '/a', 'google', 'res1994', [2]],
  [
    'value-is-url',
    'User-agent: *|Disallow: https://example.com/a',
    'https://example.com/a',
    'google',
    'res1996',
    [2],
  ],
  ['empty-value', 'User-agent: *|Disallow:', '/a', 'google', 'rfc9309', [2]],
  ['index-html', 'User-agent: *|Disallow: /|Allow: /d/index.html', '/d/', 'google', 'rfc9309', [3]],
  ['target', 'User-agent: *|Disallow: /;a', 'https://example.com;a', 'google', 'rfc9309', [2]],
  [
    'extended-record',
    'User-agent: *|Robot-version: 2.0|Disallow: /images',
    '/images/a',
    'res1994',
    'res2',
    [3],
  ],
  ['agent-fallback', 'User-agent: Yandex|Disallow: /', '/', 'bing', 'yandex', [2]],
];

describe('the first point at which two dialects part', () => {
  test.each(rows)('%s: %s, %s, %s and %s', (...row) => {
    const [kind, robots, url, a, b, lines] = row;
    const difference = differing(robots, url, a, b);
    expect([difference.cause.kind, ...difference.further.map((cause) => cause.kind)]).toEqual([kind]);
    expect(difference.cause.lines).toEqual(lines);
    expect([difference.a.dialect, difference.b.dialect]).toEqual([a, b]);
  });

  test('there and back it is the same', () => {
    for (const [kind, robots, url, a, b] of rows)
      expect([kind, differing(robots, url, b, a).cause.kind]).toEqual([kind, kind]);
  });
});

describe('what a cause says beyond its kind', () => {
  test('the choices, as each dialect makes them', () => {
    const { cause } = differing('User-agent: *|Disallow: /|Allow: /a', '/a', 'google', 'res1996');
    expect(cause.choices).toEqual([{ choice: 'precedence', a: 'longest-allow-wins-ties', b: 'first-match' }]);
  });

  test('the lines that one reads as a field and the other does not', () => {
    const { cause } = differing('Useragent: *|Noindex: /|Disalow: /', '/', 'google', 'bing');
    expect(cause).toMatchObject({
      kind: 'field-name',
      fields: [
        { line: 1, a: 'user-agent', b: null },
        { line: 3, a: 'disallow', b: null },
      ],
    });
  });

  test('the blank line that ends a record', () => {
    const file = 'User-agent: *|Disallow: /a||# note||Disallow: /b';
    const { cause } = differing(file, '/b', 'google', 'res1994');
    expect(cause).toMatchObject({ kind: 'blank-line', boundary: 5, lines: [6] });
  });

  test('the line that ends a run of names', () => {
    const file = 'User-agent: FooBot|Crawl-delay: 5|# note|User-agent: b|Disallow: /';
    const { cause } = differing(file, '/', 'google', 'res1996');
    expect(cause).toMatchObject({ kind: 'agent-run-end', boundary: 2, lines: [5] });
  });

  test('the name on a line as each reads it', () => {
    const { cause } = differing('User-agent: MJ12bot|Disallow: /', '/', 'google', 'res1994', 'MJ12bot');
    expect(cause).toMatchObject({
      kind: 'agent-reading',
      agents: [
        {
          line: 1,
          value: 'MJ12bot',
          a: { name: 'mj', applies: false },
          b: { name: 'mj12bot', applies: true },
        },
      ],
    });
  });

  test('the group that is one too many', () => {
    const file = 'User-agent: FooBot|Disallow: /a||User-agent: FooBot|Disallow: /b';
    const { cause } = differing(file, '/b', 'google', 'res1996');
    expect(cause).toMatchObject({
      kind: 'same-agent',
      agents: [{ line: 4, a: { applies: true }, b: { applies: false } }],
    });
  });

  test('whether the answers differ or only the lines', () => {
    expect(differing('User-agent: *|Disallow: a', '/a', 'google', 'res1994').differs).toBe('verdict');
    expect(differing('User-agent: *|Disallow:', '/', 'google', 'rfc9309').differs).toBe('line');
  });
});

describe('several reasons at once', () => {
  test('each of them is needed', () => {
    const file = 'User-agent: *||Disallow: /*.gif';
    const { cause, further } = differing(file, '/*.gif', 'res1994', 'google');
    expect([cause.kind, ...further.map(({ kind }) => kind)]).toEqual(['blank-line']);
    const both = differing(file, '/a.gif', 'res1994', 'google');
    expect([both.cause.kind, ...both.further.map(({ kind }) => kind)]).toEqual([
      'blank-line',
      'wildcard-literal',
    ]);
  });
});

describe('the file limit', () => {
  const file = `User-agent: *\n${'#\n'.repeat(256_000)}Disallow: /\n`;

  test('counts where it is applied', () => {
    const difference = createComparison(file, 'x', { limits: 'applied' }).compare('/', 'google', 'res1994');
    expect(difference).toMatchObject({ kind: 'differs', cause: { kind: 'file-limit', lines: [256_002] } });
  });

  test('and not where parsers are compared', () => {
    expect(createComparison(file, 'x').compare('/', 'google', 'res1994')).toEqual({ kind: 'same' });
  });
});

test('the dialects agree on a plain file', () => {
  const comparison = createComparison(fileOf('User-agent: *|Disallow: /private/'), 'x');
  for (const { id } of dialects)
    expect(comparison.compare('/private/x', 'google', id)).toEqual({ kind: 'same' });
});

test('one file, four answers', () => {
  const comparison = createComparison(fileOf('User-agent: *|Allow: /a|Disallow: /a/b'), 'x');
  const answers = (['res1994', 'res1996', 'google', 'baidu'] as const).map((id) => {
    const { allowed, line } = comparison.matcher(id).evaluate('/a/b');
    return [id, allowed, line];
  });
  expect(answers).toEqual([
    ['res1994', false, 3],
    ['res1996', true, 2],
    ['google', false, 3],
    ['baidu', true, 2],
  ]);
});

test('every choice that a dialect makes belongs to a way of parting', () => {
  const explained = new Set<string>(facets.flatMap(({ choices }) => choices));
  const choices = dialects.flatMap((dialect) => Object.keys(dialect.choices));
  expect(choices.filter((choice) => !explained.has(choice))).toEqual([]);
});
