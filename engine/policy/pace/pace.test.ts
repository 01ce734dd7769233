import { describe, expect, test } from 'vitest';
import type { Crawler, Pace } from '../../index.ts';
import { crawlerFor, forCrawler, paceFor, utcMinute } from '../../index.ts';
import { fileOf } from '../../testing/behaviours/verdictTable.ts';

function pace(robots: string, crawler: Crawler, time: string | null = null): Pace {
  return paceFor(forCrawler(fileOf(robots), crawler), crawler, time === null ? null : utcMinute(time));
}

const delayOf = (robots: string, agent: string): Pace['crawlDelay'] =>
  pace(robots, crawlerFor(agent)).crawlDelay;

describe('crawl delay', () => {
  test.each([
    ['its own group', 'User-agent: bingbot|Crawl-delay: 10', 'bingbot', 10, 2],
    ['seconds', 'User-agent: ClaudeBot|Crawl-delay: 1', 'ClaudeBot', 1, 2],
    ['in any case of letters', 'User-agent: AhrefsBot|Crawl-Delay: 2', 'AhrefsBot', 2, 2],
    ['with a fraction', 'User-agent: AhrefsBot|Crawl-delay: 0.5', 'AhrefsBot', 0.5, 2],
    ["the default group's", 'User-agent: *|Crawl-delay: 3|Disallow: /a', 'CCBot', 3, 2],
  ])('%s', (_, robots, agent, seconds, line) => {
    expect(delayOf(robots, agent)).toMatchObject({
      kind: 'kept',
      seconds,
      line,
      capped: false,
      from: 'own-groups',
    });
  });

  // How long each operator's maximum is rests on reports and memory: the catalogue says so, and no number is frozen here.
  test.each(['bingbot', 'SemrushBot', 'MJ12bot', 'Slurp'])('%s cuts a long one to its maximum', (token) => {
    const crawler = crawlerFor(token);
    const { maximumSeconds } = crawler.crawlDelay;
    expect(maximumSeconds).toBeGreaterThan(0);
    expect(pace(`User-agent: ${token}|Crawl-delay: 90`, crawler).crawlDelay).toMatchObject({
      kind: 'kept',
      stated: 90,
      seconds: maximumSeconds,
      capped: true,
      line: 2,
    });
  });

  test.each(['Googlebot', 'YandexBot', 'Amazonbot'])('%s ignores it', (token) => {
    expect(delayOf('User-agent: *|Crawl-delay: 10|Disallow: /a', token)).toMatchObject({
      kind: 'ignored',
      line: 2,
      stated: 10,
      seconds: 0,
    });
  });

  test('bingbot inherits that of the default group', () => {
    const file = 'User-agent: *|Crawl-delay: 5|Disallow: /a||User-agent: bingbot|Disallow: /b';
    expect(delayOf(file, 'bingbot')).toMatchObject({ kind: 'kept', seconds: 5, line: 2, from: 'star' });
  });

  test('and shares it where no rule keeps the two groups apart', () => {
    const file = 'User-agent: *|Crawl-delay: 5||User-agent: bingbot|Disallow: /b';
    expect(delayOf(file, 'bingbot')).toMatchObject({ kind: 'kept', seconds: 5, line: 2, from: 'own-groups' });
  });

  test('but not over one of its own', () => {
    const file = 'User-agent: *|Crawl-delay: 5|Disallow: /a||User-agent: bingbot|Crawl-delay: 2';
    expect(delayOf(file, 'bingbot')).toMatchObject({ seconds: 2, line: 6, from: 'own-groups' });
  });

  test('others do not inherit', () => {
    const file = 'User-agent: *|Crawl-delay: 5|Disallow: /a||User-agent: ClaudeBot|Disallow: /b';
    expect(delayOf(file, 'ClaudeBot')).toMatchObject({ kind: 'none', reason: 'not-stated' });
  });

  test('of a crawler that nobody knows it is unknown', () => {
    expect(delayOf('User-agent: *|Crawl-delay: 5', 'FooBot')).toMatchObject({ kind: 'unknown', seconds: 5 });
  });

  test('a crawler that nothing binds has none', () => {
    expect(delayOf('User-agent: *|Crawl-delay: 5', 'AdsBot-Google')).toMatchObject({
      kind: 'none',
      reason: 'not-bound',
    });
  });

  test('lines that say nothing are named', () => {
    const file = 'User-agent: MJ12bot|Crawl-delay: 1.5|Crawl-delay: ten|Crawl-delay: 4|Crawl-delay: 5';
    const delay = delayOf(file, 'MJ12bot');
    expect(delay).toMatchObject({ kind: 'kept', seconds: 4, line: 4 });
    expect(delay.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'fraction'],
      [3, 'not-a-number'],
      [5, 'repeated'],
    ]);
  });
});

const extended = { ...crawlerFor('FooBot'), dialect: 'res2' } satisfies Crawler;
const record = (...lines: readonly string[]): string =>
  ['User-agent: *', 'Robot-version: 2.0', ...lines, 'Disallow: /a'].join('|');

describe('visit time', () => {
  const hours = record('Visit-time: 0600-0845');

  test.each([
    ['05:59', false, 1],
    ['06:00', true, 0],
    ['08:45', true, 0],
    ['08:46', false, 1274],
  ])('at %s UTC', (time, inside, opensIn) => {
    expect(pace(hours, extended, time).visit).toEqual({
      kind: 'window',
      line: 3,
      window: { from: 360, to: 525 },
      inside,
      opensIn,
    });
  });

  test.each([
    ['23:00', true],
    ['03:00', true],
    ['12:00', false],
  ])('a window over midnight at %s', (time, inside) => {
    expect(pace(record('Visit-time: 2200 - 0459'), extended, time).visit).toMatchObject({ inside });
  });

  test('without a time there is only the window', () => {
    expect(pace(hours, extended).visit).toMatchObject({ kind: 'window', inside: null, opensIn: null });
  });

  test.each([
    ['not-stated', record()],
    ['invalid', record('Visit-time: 6am')],
    ['not-extended', 'User-agent: *|Visit-time: 0600-0845|Disallow: /a'],
  ])('none: %s', (reason, robots) => {
    expect(pace(robots, extended, '12:00').visit).toMatchObject({ kind: 'any-time', reason });
  });

  test('no other dialect knows it', () => {
    expect(pace(hours, crawlerFor('Googlebot'), '05:00').visit).toEqual({
      kind: 'any-time',
      reason: 'not-known',
      lines: [3],
    });
  });
});

describe('request rate', () => {
  test.each([
    ['13:05', 3, 1, 600],
    ['02:00', 4, 1, 1200],
    ['08:00', 5, 5, 60],
  ])('by the hour, at %s UTC', (time, line, documents, seconds) => {
    const file = record(
      'Request-rate: 1/10m 1300-1659',
      'Request-rate: 1/20m 1700-0459',
      'Request-rate: 5/1m 0500-1259',
    );
    expect(pace(file, extended, time).requestRate).toMatchObject({
      kind: 'rate',
      now: { line, documents, seconds },
    });
    expect(pace(file, extended).requestRate).toMatchObject({ kind: 'rate', now: null });
  });

  test('without a window it holds all day, but where a window says otherwise', () => {
    const file = record('Request-rate: 10/60', 'Request-rate: 1/1h 0000-0100');
    expect(pace(file, extended, '12:00').requestRate).toMatchObject({ now: { line: 3, seconds: 60 } });
    expect(pace(file, extended, '00:30').requestRate).toMatchObject({ now: { line: 4, seconds: 3600 } });
    expect(pace(record('Request-rate: 10/60'), extended).requestRate).toMatchObject({ now: { line: 3 } });
  });

  test('outside of all windows nothing holds', () => {
    const file = record('Request-rate: 1/1h 0000-0100');
    expect(pace(file, extended, '12:00').requestRate).toMatchObject({ kind: 'rate', now: null });
  });
});

describe('the minute of the day in UTC', () => {
  test.each([
    ['06:30', 390],
    ['2026-02-01T08:30Z', 510],
    ['2026-02-01T08:30:59.5Z', 510],
    ['2026-02-01T00:30+02:00', 1350],
    ['2026-02-01T23:30-0100', 30],
    [0, 0],
    [90_060_000, 61],
    [-60_000, 1439],
  ])('%s', (time, minute) => {
    expect(utcMinute(time)).toBe(minute);
  });

  test.each(['', '24:00', '12:60', '2026-02-01T08:30', '2026-02-01', Number.NaN, Number.POSITIVE_INFINITY])(
    '%s is none',
    (time) => {
      expect(utcMinute(time)).toBeNull();
    },
  );
});
