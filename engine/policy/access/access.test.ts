import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCrawler } from '../../crawlers/crawlers.ts';
import type { DialectId } from '../../dialects/dialectId.ts';
import { dialects } from '../../dialects/index.ts';
import { compile } from '../../evaluate/compile.ts';
import type { AccessInput, FetchFailure, FetchResult, RedirectHop } from './accessInput.ts';
import { fetchFailures, plainAccessInput } from './accessInput.ts';
import { accessOutcome } from './decideAccess.ts';
import type { AccessReader } from './reader.ts';
import { accessTimeline } from './timeline.ts';

const HOUR = 3600;
const DAY = 86_400;

type Response = Extract<FetchResult, { kind: 'response' }>;

const answer = (status: number, more: Partial<Response> = {}): AccessInput => ({
  ...plainAccessInput,
  result: { kind: 'response', status, bodyOctets: 30, headers: {}, ...more },
});
const failed = (failure: FetchFailure, more: Partial<AccessInput> = {}): AccessInput => ({
  ...plainAccessInput,
  result: { kind: 'failure', failure },
  ...more,
});
const hops = (count: number): readonly RedirectHop[] =>
  Array.from({ length: count }, (_, index) => ({ status: 302, location: `/hop${index}` }));

function crawler(token: string): AccessReader {
  const found = findCrawler(token);
  if (found === undefined) throw new Error(`${token} is not in the catalogue`);
  return found;
}

describe('statuses, by dialect', () => {
  test.each<[string, DialectId, number, string]>([
    ["Google's documentation", 'google', 200, 'obey'],
    ["Google's documentation", 'google', 204, 'obey'],
    ["Google's documentation", 'google', 401, 'allow-all'],
    ["Google's documentation", 'google', 403, 'allow-all'],
    ["Google's documentation", 'google', 404, 'allow-all'],
    ["Google's documentation", 'google', 410, 'allow-all'],
    ["Google's documentation", 'google', 429, 'disallow-all'],
    ["Google's documentation", 'google', 500, 'disallow-all'],
    ["Google's documentation", 'google', 503, 'disallow-all'],
    ['RFC 9309 2.3.1.1', 'rfc9309', 206, 'obey'],
    ['RFC 9309 2.3.1.3', 'rfc9309', 401, 'allow-all'],
    ['RFC 9309 2.3.1.3', 'rfc9309', 403, 'allow-all'],
    ['RFC 9309 2.3.1.3', 'rfc9309', 404, 'allow-all'],
    ['RFC 9309 2.3.1.3', 'rfc9309', 429, 'allow-all'],
    ['RFC 9309 2.3.1.4', 'rfc9309', 500, 'disallow-all'],
    ['RFC 9309 2.3.1.4', 'rfc9309', 599, 'disallow-all'],
    ['draft-koster-robots-00 3.1', 'res1996', 200, 'obey'],
    ['draft-koster-robots-00 3.1', 'res1996', 401, 'disallow-all'],
    ['draft-koster-robots-00 3.1', 'res1996', 403, 'disallow-all'],
    ['draft-koster-robots-00 3.1', 'res1996', 404, 'allow-all'],
    ['draft-koster-robots-00 3.1', 'res1996', 410, 'allow-all'],
    ['draft-koster-robots-00 3.1', 'res1996', 500, 'defer'],
    ['draft-koster-robots-00 3.1', 'res1996-book', 403, 'disallow-all'],
    ['LWP::RobotUA, the text is silent', 'res1994', 403, 'allow-all'],
    ['LWP::RobotUA, the text is silent', 'res1994', 500, 'allow-all'],
    ['LWP::RobotUA, the text is silent', 'res2', 401, 'allow-all'],
    ['LWP::RobotUA, the text is silent', 'res2', 503, 'allow-all'],
    ['Yandex, requirements', 'yandex', 200, 'obey'],
    ['Yandex, requirements', 'yandex', 206, 'allow-all'],
    ['Yandex, requirements', 'yandex', 403, 'allow-all'],
    ['Yandex, requirements', 'yandex', 500, 'allow-all'],
    ["Copies of Baidu's help", 'baidu', 404, 'allow-all'],
    ['Bing Webmaster blog', 'bing', 404, 'allow-all'],
    ['Yahoo! help, Slurp', 'slurp', 500, 'allow-all'],
    ['Yahoo! help, Slurp', 'slurp', 403, 'allow-all'],
  ])('%s: %s on %i: %s', (_source, dialect, status, kind) => {
    expect(accessOutcome(dialect, answer(status)).kind).toBe(kind);
  });

  test.each<[DialectId, string]>([
    ['google', 'disallow-all'],
    ['rfc9309', 'disallow-all'],
    ['res1996', 'defer'],
    ['res1994', 'allow-all'],
    ['slurp', 'allow-all'],
  ])('every failure of the network or the response: %s %s', (dialect, kind) => {
    for (const failure of fetchFailures.filter((name) => name !== 'redirect-loop'))
      expect(accessOutcome(dialect, failed(failure)), failure).toMatchObject({
        kind,
        reason: { kind: 'failure', failure },
      });
  });

  test('what is silent or unverified is marked', () => {
    expect(accessOutcome('res1994', answer(500)).evidence.certainty).toBe('reported');
    expect(accessOutcome('res1994', answer(500)).evidence.note).toContain('Not stated');
    expect(accessOutcome('bing', answer(500)).evidence.certainty).toBe('unverified');
    expect(accessOutcome('baidu', answer(500)).evidence.certainty).toBe('unverified');
    expect(accessOutcome('google', answer(403))).toMatchObject({
      choice: 'unauthorized',
      evidence: { certainty: 'vendor' },
    });
  });
});

describe('304', () => {
  const unchanged = { ...answer(304, { bodyOctets: null }), cached: { ageSeconds: 40 * DAY } };

  test.each<[string, AccessReader, string]>([
    ['RFC 9309 2.4: the cache control of HTTP', 'rfc9309', 'obey-cached'],
    ['draft-koster-robots-00 3.4: verify that the copy is fresh', 'res1996', 'obey-cached'],
    ['silent', 'res1994', 'obey-cached'],
    ["Google's documentation: fetched without conditions", 'google', 'disallow-all'],
    ['Amazon: anything but a 2xx, and the copy is too old', crawler('Amazonbot'), 'allow-all'],
  ])('with a copy (%s)', (_source, reader, kind) => {
    expect(accessOutcome(reader, unchanged).kind).toBe(kind);
  });

  test('renews the copy by its headers, else by habit', () => {
    const { hold, reason, copy } = accessOutcome('res1996', unchanged);
    expect({ hold, reason, copy }).toMatchObject({
      hold: { seconds: 7 * DAY, basis: 'habit' },
      reason: { kind: 'not-modified', status: 304 },
      copy: 'used',
    });
    const fresh = { ...answer(304, { headers: { cacheControl: 'max-age=60' } }), cached: { ageSeconds: 1 } };
    expect(accessOutcome('rfc9309', fresh).hold).toMatchObject({ seconds: 60, basis: 'max-age' });
  });

  test('without a copy says nothing', () => {
    expect(accessOutcome('res1996', answer(304))).toMatchObject({
      kind: 'defer',
      reason: { kind: 'other-status', status: 304 },
    });
  });
});

describe('redirects', () => {
  const behind = (count: number): AccessInput => ({ ...answer(200), hops: hops(count) });

  test.each<[string, DialectId, number, string]>([
    ["Google's documentation", 'google', 5, 'obey'],
    ["Google's documentation: as a 404", 'google', 6, 'allow-all'],
    ['RFC 9309 2.3.1.2', 'rfc9309', 5, 'obey'],
    ['RFC 9309 2.3.1.2: as unavailable', 'rfc9309', 6, 'allow-all'],
    ['draft-koster-robots-00 3.1: no limit', 'res1996', 50, 'obey'],
    ['Yandex follows', 'yandex', 6, 'obey'],
  ])('%s: %s behind %i: %s', (_source, dialect, count, kind) => {
    expect(accessOutcome(dialect, behind(count)).kind).toBe(kind);
  });

  test('one that nobody followed says nothing yet', () => {
    expect(accessOutcome('google', answer(301, { location: '/r.txt' }))).toMatchObject({
      kind: 'follow',
      reason: { kind: 'redirect', status: 301, location: '/r.txt' },
    });
  });

  test('the sixth, not followed, is one too many', () => {
    const input = { ...answer(301, { location: '/r.txt' }), hops: hops(5) };
    expect(accessOutcome('google', input)).toMatchObject({
      kind: 'allow-all',
      reason: { kind: 'too-many-redirects', hops: 6, limit: 5 },
    });
  });

  test('one that leads nowhere is no file', () => {
    expect(accessOutcome('google', answer(302)).reason).toEqual({ kind: 'other-status', status: 302 });
  });

  test('one that goes round counts as too many for Google, as a temporary failure in 1996', () => {
    expect(accessOutcome('google', failed('redirect-loop')).kind).toBe('allow-all');
    expect(accessOutcome('res1996', failed('redirect-loop')).kind).toBe('defer');
  });

  test.each([
    [[{ status: 301, location: 'https://www.example.com/robots.txt' }], 'https://www.example.com'],
    [
      [
        { status: 301, location: '//cdn.example.com/r' },
        { status: 302, location: 'x' },
      ],
      'https://cdn.example.com',
    ],
    [[{ status: 301, location: '/user/robots.txt' }], null],
  ])('rules from %j bind the site that was asked', (chain, answered) => {
    const input = { ...answer(200), hops: chain, robotsUrl: 'https://example.com/robots.txt' };
    const expected =
      answered === null ? [] : [{ kind: 'from-other-origin', asked: 'https://example.com', answered }];
    expect(accessOutcome('rfc9309', input)).toMatchObject({ kind: 'obey', notes: expected });
  });
});

describe('an outage', () => {
  const copy = { ageSeconds: 40 * DAY };

  test.each<[string, AccessReader, number, Partial<AccessInput>, string]>([
    ['Google stops', 'google', 0, { cached: copy }, 'disallow-all'],
    ['Google stops for twelve hours', 'google', 12 * HOUR - 1, { cached: copy }, 'disallow-all'],
    ['Google, then its last good copy', 'google', 12 * HOUR, { cached: copy }, 'obey-cached'],
    ['Google, up to thirty days', 'google', 30 * DAY - 1, { cached: copy }, 'obey-cached'],
    ['Google without a copy', 'google', 12 * HOUR, {}, 'allow-all'],
    ['Google after thirty days', 'google', 30 * DAY, { cached: copy }, 'allow-all'],
    ['Google, the site gone too', 'google', 30 * DAY, { siteReachable: false }, 'disallow-all'],
    ['RFC 9309 2.3.1.4', 'rfc9309', 30 * DAY - 1, { cached: copy }, 'disallow-all'],
    ['RFC 9309 2.3.1.4, MAY', 'rfc9309', 30 * DAY, { cached: copy }, 'obey-cached'],
    ['RFC 9309 2.3.1.4, MAY', 'rfc9309', 30 * DAY, {}, 'allow-all'],
    ['draft-koster-robots-00 3.1', 'res1996', 300 * DAY, {}, 'defer'],
  ])('%s: %s after %i s, %j: %s', (_name, reader, failingForSeconds, more, kind) => {
    expect(accessOutcome(reader, { ...answer(503), failingForSeconds, ...more }).kind).toBe(kind);
  });

  test('says in which phase it is, and until when', () => {
    const input = { ...answer(500), failingForSeconds: HOUR, now: 1_000_000 };
    expect(accessOutcome('google', input)).toMatchObject({
      choice: 'unreachable',
      phase: { index: 0, fromSeconds: 0, toSeconds: 12 * HOUR },
      hold: { seconds: 11 * HOUR, until: 1_000_000 + 11 * HOUR, basis: 'phase' },
    });
  });

  test('drawn as a timeline', () => {
    const periods = accessTimeline('google', { ...answer(503), failingForSeconds: 5 * DAY, cached: copy });
    expect(
      periods.map(({ fromSeconds, toSeconds, outcome }) => [fromSeconds, toSeconds, outcome.kind]),
    ).toEqual([
      [0, 12 * HOUR, 'disallow-all'],
      [12 * HOUR, 30 * DAY, 'obey-cached'],
      [30 * DAY, null, 'allow-all'],
    ]);
  });

  test.each<[AccessReader, number]>([
    ['google', 404],
    ['res1996', 500],
    ['slurp', 500],
  ])('one period where time changes nothing: %s on %i', (reader, status) => {
    expect(accessTimeline(reader, answer(status))).toMatchObject([{ fromSeconds: 0, toSeconds: null }]);
  });
});

describe("crawlers that differ from their dialect, by their operators' words", () => {
  const amazonbot = crawler('Amazonbot');

  test.each<[string, AccessInput, string]>([
    ['503 with a copy of 10 days', { ...answer(503), cached: { ageSeconds: 10 * DAY } }, 'obey-cached'],
    ['404 with a copy of 10 days', { ...answer(404), cached: { ageSeconds: 10 * DAY } }, 'obey-cached'],
    ['a copy of 31 days', { ...answer(503), cached: { ageSeconds: 31 * DAY } }, 'allow-all'],
    ['no copy', answer(503), 'allow-all'],
    ['a timeout without a copy', failed('timeout'), 'allow-all'],
    ['a redirect', { ...answer(200), hops: hops(1) }, 'allow-all'],
    ['200', answer(200), 'obey'],
  ])('Amazonbot, %s', (_name, input, kind) => {
    expect(accessOutcome(amazonbot, input).kind).toBe(kind);
  });

  test("Amazonbot's copy ends within the timeline", () => {
    const periods = accessTimeline(amazonbot, {
      ...answer(503),
      failingForSeconds: DAY,
      cached: { ageSeconds: 11 * DAY },
    });
    expect(periods.map(({ fromSeconds, outcome }) => [fromSeconds, outcome.kind, outcome.copy])).toEqual([
      [0, 'obey-cached', 'used'],
      [20 * DAY + 1, 'allow-all', 'too-old'],
    ]);
  });

  test('MJ12bot crawls where the file cannot be read', () => {
    expect(accessOutcome(crawler('MJ12bot'), answer(500)).kind).toBe('allow-all');
  });

  test("Googlebot is Google's", () => {
    expect(accessOutcome(crawler('Googlebot'), answer(429)).kind).toBe('disallow-all');
  });
});

describe('how long it holds', () => {
  const now = 784_111_777;
  const withHeaders = (headers: Response['headers']): AccessInput => ({ ...answer(200, { headers }), now });

  test.each<[string, DialectId, Response['headers'], number | null, string | null]>([
    ["Google's documentation: 24 hours", 'google', {}, DAY, 'habit'],
    [
      "Google's documentation: max-age raises",
      'google',
      { cacheControl: 'max-age=604800' },
      7 * DAY,
      'max-age',
    ],
    ["Google's documentation: max-age lowers", 'google', { cacheControl: 'max-age=60' }, 60, 'max-age'],
    ["Google's documentation: max-age alone", 'google', { cacheControl: 'no-store' }, DAY, 'habit'],
    ['RFC 9309 2.4', 'rfc9309', {}, DAY, 'habit'],
    ['RFC 9309 2.4: headers lower', 'rfc9309', { cacheControl: 'max-age=60' }, 60, 'max-age'],
    ['RFC 9309 2.4: no more than 24 hours', 'rfc9309', { cacheControl: 'max-age=604800' }, DAY, 'maximum'],
    ['RFC 9111 no-store', 'rfc9309', { cacheControl: 'no-store' }, 0, 'no-store'],
    ['draft-koster-robots-00 3.4: seven days', 'res1996', {}, 7 * DAY, 'habit'],
    [
      'draft-koster-robots-00 3.4: Expires',
      'res1996',
      { date: 'Sun, 06 Nov 1994 08:49:37 GMT', expires: 'Tue, 06 Dec 1994 08:49:37 GMT' },
      30 * DAY,
      'expires',
    ],
    ['1994 is silent', 'res1994', { cacheControl: 'max-age=60' }, null, null],
    ['Yandex, unverified', 'yandex', {}, null, null],
  ])('%s (%s, %j)', (_source, dialect, headers, seconds, basis) => {
    const expected = seconds === null ? null : { seconds, until: now + seconds, basis };
    expect(accessOutcome(dialect, withHeaders(headers)).hold).toEqual(expected);
  });

  test('a missing file is remembered as long as one', () => {
    expect(accessOutcome('google', answer(404)).hold).toMatchObject({ seconds: DAY, basis: 'habit' });
  });
});

describe('the body', () => {
  const sized = (bodyOctets: number): AccessInput => answer(200, { bodyOctets });

  test.each<[string, DialectId, number, string, readonly unknown[]]>([
    ["Google's documentation", 'google', 512_000, 'obey', []],
    [
      "Google's documentation",
      'google',
      600_000,
      'obey',
      [{ kind: 'rest-ignored', octets: 600_000, limit: 512_000 }],
    ],
    ['Yandex, requirements', 'yandex', 512_000, 'obey', []],
    ['Yandex, requirements', 'yandex', 600_000, 'allow-all', []],
    ['no limit in 1996', 'res1996', 600_000, 'obey', []],
    ['an empty file', 'google', 0, 'obey', [{ kind: 'empty-body' }]],
  ])('%s: %s, %i octets: %s', (_source, dialect, octets, kind, notes) => {
    expect(accessOutcome(dialect, sized(octets))).toMatchObject({ kind, notes });
  });

  test.each([
    ['text/html; charset=utf-8', 'html'],
    ['application/xhtml+xml', 'html'],
    ['application/json', 'not-plain-text'],
    ['Text/Plain;charset=utf-8', null],
    ['', null],
  ])('type %j: %s', (contentType, note) => {
    const notes = accessOutcome('google', answer(200, { headers: { contentType } })).notes;
    expect(notes).toEqual(note === null ? [] : [{ kind: note, contentType }]);
  });

  test('the type of an error page matters to nobody (http-404-html-mime)', () => {
    expect(accessOutcome('google', answer(404, { headers: { contentType: 'text/html' } })).notes).toEqual([]);
  });
});

interface FetchRow {
  readonly id: string;
  readonly source: string;
  readonly kind: string;
  readonly robots?: string;
  readonly agent: string;
  readonly url: string;
  readonly expected: Readonly<Partial<Record<DialectId, 'allow' | 'disallow'>>>;
  readonly fetch: {
    readonly status: number;
    readonly error?: FetchFailure;
    readonly content_type?: string;
    readonly location?: string;
    readonly hops?: number;
    readonly final_body?: string;
    readonly final_status?: number;
  };
}

function inputOf({ fetch }: FetchRow): AccessInput {
  if (fetch.error !== undefined) return failed(fetch.error);
  const { status, final_status = status, content_type, location = '/r.txt' } = fetch;
  const headers = content_type === undefined ? {} : { contentType: content_type };
  const followed = final_status === status ? 0 : (fetch.hops ?? 1);
  const chain = Array.from({ length: followed }, () => ({ status, location }));
  return { ...answer(final_status, { headers }), hops: chain };
}

describe('reported cases', () => {
  const rows = readFileSync(new URL('../../conformance/cases/reports.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): FetchRow => JSON.parse(line))
    .filter((row) => row.kind === 'fetch');
  const verdicts = rows.flatMap((row) =>
    dialects.flatMap(({ id }) => {
      const expected = row.expected[id];
      return expected === undefined
        ? []
        : [{ row, id, dialect: id, name: row.id, source: row.source, expected }];
    }),
  );

  test.each(verdicts)('$name ($source), $dialect: $expected', ({ row, dialect, expected }) => {
    const { kind } = accessOutcome(dialect, inputOf(row));
    if (kind !== 'obey') {
      expect(kind).toBe(`${expected}-all`);
      return;
    }
    const verdict = compile(row.fetch.final_body ?? row.robots ?? '', dialect)
      .forAgent(row.agent)
      .evaluate(row.url);
    expect(verdict).toMatchObject({ allowed: expected === 'allow', line: 2 });
  });
});

test('nothing throws, and every outcome has a source', () => {
  const odd = fc.oneof(fc.integer(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1));
  fc.assert(
    fc.property(
      fc.constantFrom(...dialects),
      fc.integer({ min: -1, max: 1000 }),
      odd,
      odd,
      odd,
      (...given) => {
        const [dialect, status, failingForSeconds, ageSeconds, now] = given;
        const input = { ...answer(status), failingForSeconds, cached: { ageSeconds }, now };
        const outcome = accessOutcome(dialect.id, input);
        expect(outcome.evidence.source).not.toBe('');
        expect(outcome.hold === null || Number.isFinite(outcome.hold.until)).toBe(true);
        expect(accessTimeline(dialect.id, input).at(-1)?.toSeconds).toBeNull();
      },
    ),
  );
});
