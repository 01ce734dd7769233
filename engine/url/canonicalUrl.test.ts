import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalUrl } from './canonicalUrl.ts';

/** The URL as Node reads it. Not by URL.canParse, which once optimised takes Latin-1 for UTF-8 in Node 20. */
function parseByNode(input: string, base: string | undefined): URL | null {
  try {
    return new URL(input, base);
  } catch {
    return null;
  }
}

/** What Node's WHATWG URL makes of an input, less fragment and userinfo; null where it refuses. */
function byWhatwg(input: string, base?: string): string | null {
  const url = parseByNode(input, base);
  if (url === null) return null;
  if (!['http:', 'https:', 'ftp:'].includes(url.protocol)) return null;
  url.hash = '';
  url.username = '';
  url.password = '';
  const mark = url.href.indexOf('?');
  const end = mark < 0 ? url.href.length : mark;
  // The standard has '^' among what paths encode since 2023; Node 20 is older.
  return url.href.slice(0, end).replaceAll('^', '%5E') + url.href.slice(end);
}

function strictly(input: string, base?: string): string | null {
  const canonical = canonicalUrl(input, { guessHost: false, ...(base === undefined ? {} : { base }) });
  return canonical.ok ? canonical.url : null;
}

function kindsOf(input: string, base?: string): readonly string[] {
  const canonical = canonicalUrl(input, base === undefined ? {} : { base });
  return canonical.ok ? canonical.changes.map((change) => change.kind) : [`not ok: ${canonical.reason}`];
}

describe('each change is stated', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c', []],
    ['HTTPS://example.com/', 'https://example.com/', ['scheme-case']],
    ['https://EXAMPLE.com/A', 'https://example.com/A', ['host-case']],
    ['https://example.com', 'https://example.com/', ['root-added']],
    ['https://example.com?q', 'https://example.com/?q', ['root-added']],
    ['https://example.com:443/', 'https://example.com/', ['default-port-dropped']],
    ['http://example.com:80/', 'http://example.com/', ['default-port-dropped']],
    ['ftp://example.com:21/', 'ftp://example.com/', ['default-port-dropped']],
    ['http://example.com:/', 'http://example.com/', ['default-port-dropped']],
    ['http://example.com:443/', 'http://example.com:443/', []],
    ['http://example.com:08080/', 'http://example.com:8080/', ['port-digits']],
    ['https://example.com/a/../b/./c', 'https://example.com/b/c', ['dot-segments']],
    ['https://example.com/a/%2e%2E/b', 'https://example.com/b', ['dot-segments']],
    ['https://example.com/..', 'https://example.com/', ['dot-segments']],
    ['https://example.com/a#top', 'https://example.com/a', ['fragment-dropped']],
    ['https://user:pw@example.com/', 'https://example.com/', ['userinfo-dropped']],
    ['https://müller.de/', 'https://xn--mller-kva.de/', ['host-idn']],
    ['https://пример.рф/', 'https://xn--e1afmkfd.xn--p1ai/', ['host-idn']],
    ['https://ex%61mple.com/', 'https://example.com/', ['host-escapes']],
    ['ftp://ß😀日%2E%2e/', 'ftp://xn--zca8382cp30o../', ['host-idn']],
    ['http://0x7f.1/', 'http://127.0.0.1/', ['host-ipv4']],
    ['http://[0:0::0:1]/', 'http://[::1]/', ['host-ipv6']],
    ['https://example.com/é b', 'https://example.com/%C3%A9%20b', ['percent-encoded']],
    ['https://example.com/日本', 'https://example.com/%E6%97%A5%E6%9C%AC', ['percent-encoded']],
    [`https://example.com/?q='"`, 'https://example.com/?q=%27%22', ['percent-encoded']],
    [`https://example.com/'|`, `https://example.com/'|`, []],
    ['https://example.com/\ud83d', 'https://example.com/%EF%BF%BD', ['lone-surrogate']],
    ['https://example.com/\ud83d\ude00', 'https://example.com/%F0%9F%98%80', ['percent-encoded']],
    ['https:\\\\example.com\\a', 'https://example.com/a', ['slashes', 'backslash']],
    ['https:/example.com/', 'https://example.com/', ['slashes']],
    ['https://example.com/?a\\b', 'https://example.com/?a\\b', []],
    [' https://example.com/a\n', 'https://example.com/a', ['blanks-cut', 'blanks-cut']],
    [
      'https://example.com/a\n  b',
      'https://example.com/a%20%20b',
      ['tab-or-line-end-cut', 'percent-encoded'],
    ],
  ])('%j', (input, url, kinds) => {
    expect(canonicalUrl(input)).toMatchObject({ ok: true, url });
    expect(kindsOf(input)).toEqual(kinds);
  });

  test('with what it was, what it became and where it stood', () => {
    expect(canonicalUrl('\tHTTP://Exa\nmple.com:80/ü?ü#x')).toEqual({
      ok: true,
      url: 'http://example.com/%C3%BC?%C3%BC',
      origin: 'http://example.com',
      changes: [
        { kind: 'blanks-cut', from: '\t', to: '', span: { from: 0, to: 1 } },
        { kind: 'scheme-case', from: 'HTTP', to: 'http', span: { from: 1, to: 5 } },
        { kind: 'host-case', from: 'Example.com', to: 'example.com', span: { from: 8, to: 20 } },
        { kind: 'tab-or-line-end-cut', from: '\n', to: '', span: { from: 11, to: 12 } },
        { kind: 'default-port-dropped', from: ':80', to: '', span: { from: 20, to: 23 } },
        { kind: 'percent-encoded', from: 'ü', to: '%C3%BC', span: { from: 24, to: 25 } },
        { kind: 'percent-encoded', from: 'ü', to: '%C3%BC', span: { from: 26, to: 27 } },
        { kind: 'fragment-dropped', from: '#x', to: '', span: { from: 27, to: 29 } },
      ],
      remarks: [],
    });
  });
});

describe('what browsers leave alone is remarked on', () => {
  test.each([
    ['https://e.com/%3c', [{ kind: 'lower-case-hex', text: '%3c', span: { from: 14, to: 17 } }]],
    ['https://e.com/%7e', [{ kind: 'escaped-unreserved', text: '%7e', span: { from: 14, to: 17 } }]],
    ['https://e.com/?100%', [{ kind: 'stray-percent', text: '%', span: { from: 18, to: 19 } }]],
    ['https://e.com/%2F', []],
    ['https://e.com/#%3c', []],
  ])('%j', (input, remarks) => {
    expect(canonicalUrl(input)).toMatchObject({ ok: true, remarks });
  });
});

describe('what people type without a scheme', () => {
  test.each([
    ['example.com/x', 'https://example.com/x', ['scheme-added']],
    ['Example.com', 'https://example.com/', ['scheme-added', 'host-case', 'root-added']],
    ['www.example.com:8080/x', 'https://www.example.com:8080/x', ['scheme-added']],
    ['localhost:3000/x', 'https://localhost:3000/x', ['scheme-added']],
    ['[::1]/x', 'https://[::1]/x', ['scheme-added']],
    ['müller.de', 'https://xn--mller-kva.de/', ['scheme-added', 'host-idn', 'root-added']],
    ['//example.com/x', 'https://example.com/x', ['scheme-added']],
    ['/a b?c', '/a%20b?c', ['percent-encoded']],
    ['/a/../b#c', '/b', ['dot-segments', 'fragment-dropped']],
    ['?q', '/?q', ['root-added']],
  ])('%j', (input, url, kinds) => {
    expect(canonicalUrl(input)).toMatchObject({ ok: true, url });
    expect(kindsOf(input)).toEqual(kinds);
  });

  test('a path alone has no origin', () => {
    expect(canonicalUrl('/a')).toMatchObject({ ok: true, origin: null });
  });

  test.each([
    ['example.com/x', 'https://example.com/x'],
    ['www.example.com/x', 'https://www.example.com/x'],
    ['other.org/x', 'https://other.org/x'],
    ['www.other.de', 'https://www.other.de/'],
    ['shop.other.co.uk?q', 'https://shop.other.co.uk/?q'],
    ['other.org:8080', 'https://other.org:8080/'],
    ['intranet:8080/x', 'https://intranet:8080/x'],
    ['10.0.0.1/x', 'https://10.0.0.1/x'],
    ['müller.de/x', 'https://xn--mller-kva.de/x'],
    ['xn--e1afmkfd.xn--p1ai/x', 'https://xn--e1afmkfd.xn--p1ai/x'],
    ['allegro.pl', 'https://allegro.pl/'],
    ['point.md/ro', 'https://point.md/ro'],
    ['www.md', 'https://www.md/'],
    ['page.html', 'http://example.com/shop/page.html'],
    ['index.php/x', 'http://example.com/shop/index.php/x'],
    ['index.php?id=1', 'http://example.com/shop/index.php?id=1'],
    ['jquery.min.js', 'http://example.com/shop/jquery.min.js'],
    ['readme.md', 'http://example.com/shop/readme.md'],
    ['login.do?next=/', 'http://example.com/shop/login.do?next=/'],
    ['images.old/x', 'http://example.com/shop/images.old/x'],
    ['v1.2/x', 'http://example.com/shop/v1.2/x'],
    ['1.2.3/x', 'http://example.com/shop/1.2.3/x'],
    ['shop/other.org', 'http://example.com/shop/shop/other.org'],
    ['a,b.com/x', 'http://example.com/shop/a,b.com/x'],
    ['.well-known/x', 'http://example.com/shop/.well-known/x'],
    ['../x', 'http://example.com/x'],
    ['/x', 'http://example.com/x'],
    ['?y', 'http://example.com/shop/index?y'],
    ['', 'http://example.com/shop/index?q'],
    ['#top', 'http://example.com/shop/index?q'],
    ['//other.org', 'http://other.org/'],
    ['https://other.org/', 'https://other.org/'],
  ])('%j beside a base', (input, url) => {
    expect(canonicalUrl(input, { base: 'http://example.com/shop/index?q#f' })).toMatchObject({
      ok: true,
      url,
    });
  });
});

describe('what is no URL', () => {
  test.each([
    ['', 'empty', 0, 0],
    ['   ', 'empty', 3, 3],
    ['foo/bar', 'relative-without-base', 0, 7],
    ['page.html', 'relative-without-base', 0, 9],
    ['#top', 'relative-without-base', 0, 4],
    ['mailto:a@example.com', 'scheme-not-crawled', 0, 6],
    ['javascript:alert(1)', 'scheme-not-crawled', 0, 10],
    ['https://', 'no-host', 8, 8],
    ['https://user@/x', 'no-host', 8, 13],
    ['https://exa mple.com/', 'invalid-host', 8, 20],
    ['https://1.2.3.400/', 'invalid-host', 8, 17],
    [`https://${'é'.repeat(300)}/`, 'invalid-host', 8, 308],
    ['https://[::g]/', 'invalid-host', 8, 13],
    ['https://example.com:99999/', 'invalid-port', 19, 25],
    ['https://example.com:8o/', 'invalid-port', 19, 22],
  ])('%j: %s', (input, reason, from, to) => {
    expect(canonicalUrl(input)).toEqual({ ok: false, reason, span: { from, to } });
  });

  test('a base that is none', () => {
    expect(canonicalUrl('/x', { base: '/y' })).toMatchObject({ ok: false, reason: 'invalid-base' });
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '%',
      '%zz',
      '%3c',
      '?',
      '#',
      ':',
      '@',
      '[',
      ']',
      ' ',
      '\t',
      '\n',
    ],
    ...['a', 'Z', '0', '~', "'", '"', '<', '>', '`', '{', '}', '|', '^', '+', ';', '&', '=', '*', '$', '!'],
    ...['é', 'ß', '日', '\u{1f600}', '\ud800', '\u0000', '\u007f', '\u00a0'],
  ),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const scheme = fc.constantFrom('http:', 'https:', 'HTTP:', 'ftp:', 'Https:');
const slashes = fc.constantFrom('//', '//', '//', '/', '', '\\\\', '///', '/\\');
const label = fc.oneof(
  fc.constantFrom('example', 'EXAMPLE', 'a_b', 'xn--mller-kva', 'www', 'a-b', 'x1'),
  fc.stringMatching(/^[a-zA-Z0-9-]{1,8}x$/).filter((name) => !/^..--/.test(name)),
  fc.stringMatching(/^[a-zà-öø-ÿа-яα-ω一-俿가-힣]{1,8}x$/),
);
const domain = fc
  .array(label, { minLength: 1, maxLength: 4 })
  .map((labels) => labels.join('.'))
  .chain((host) => fc.constantFrom(host, host, `${host}.`));
const number = fc.oneof(
  fc.integer({ min: 0, max: 300 }).map(String),
  fc.integer({ min: 0, max: 2 ** 33 }).map((value) => `0x${value.toString(16)}`),
  fc.integer({ min: 0, max: 2 ** 12 }).map((value) => `0${value.toString(8)}`),
  fc.integer({ min: 0, max: 2 ** 33 }).map(String),
  fc.constantFrom('08', '', '0x', '0'),
);
const ipv4 = fc.array(number, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
const ipv6 = fc
  .array(fc.constantFrom('0', '0', '1', 'ABCD', '00f', '12345', '', 'g', '1.2.3.4'), {
    minLength: 1,
    maxLength: 9,
  })
  .map((parts) => `[${parts.join(':')}]`);
const host = fc.oneof(
  { weight: 4, arbitrary: domain },
  ipv4,
  ipv6,
  fc.ipV6().map((address) => `[${address}]`),
);
const port = fc.constantFrom('', '', ':', ':80', ':443', ':8080', ':00021', ':65535', ':65536', ':x');
const userinfo = fc.constantFrom('', '', '', 'u@', 'u:p@', '@', 'a@b@');

describe('agrees with WHATWG URL as Node has it', () => {
  test('on 4,000 absolute URLs', () => {
    fc.assert(
      fc.property(
        scheme,
        slashes,
        userinfo,
        host,
        port,
        text,
        (...[start, two, user, name, number, rest]) => {
          const tail = /^[/\\?#]|^$/.test(rest) ? rest : `/${rest}`;
          const input = `${start}${two}${user}${name}${number}${tail}`;
          expect(strictly(input), input).toBe(byWhatwg(input));
        },
      ),
      { numRuns: 4_000 },
    );
  });

  test('on 4,000 references beside a base', () => {
    const base = fc.constantFrom(
      'http://example.com/',
      'https://example.com/a/b/c?d#e',
      'ftp://example.com:2121/a/',
      'http://example.com?q',
    );
    const reference = fc.oneof(
      text,
      fc.tuple(scheme, text).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(base, reference, (from, input) => {
        expect(strictly(input, from), `${input} beside ${from}`).toBe(byWhatwg(input, from));
      }),
      { numRuns: 4_000 },
    );
  });

  test('what it gives is canonical already', () => {
    fc.assert(
      fc.property(host, text, (name, rest) => {
        const first = canonicalUrl(`https://${name}/${rest}`);
        if (!first.ok) return;
        expect(canonicalUrl(first.url)).toMatchObject({ ok: true, url: first.url, changes: [] });
      }),
    );
  });

  test('changes and remarks span the text that they name, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), text), (input) => {
        const canonical = canonicalUrl(input, { base: 'https://example.com/' });
        if (!canonical.ok) return;
        for (const { kind, from, span } of canonical.changes) {
          const typed = input.slice(span.from, span.to);
          expect(kind.endsWith('-cut') ? typed : typed.replaceAll(/[\t\n\r]/g, '')).toBe(from);
        }
        for (const remark of canonical.remarks)
          expect(input.slice(remark.span.from, remark.span.to).replaceAll(/[\t\n\r]/g, '')).toBe(remark.text);
      }),
    );
  });
});
