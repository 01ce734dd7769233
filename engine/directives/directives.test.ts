import { describe, expect, test } from 'vitest';
import { parseCleanParam, withoutCleanParams } from './cleanParam.ts';
import { parseContentSignal } from './contentSignal.ts';
import { parseContentUsage } from './contentUsage.ts';
import { parseCrawlDelay } from './crawlDelay.ts';
import { parseRequestRate } from './requestRate.ts';
import { parseRobotVersion } from './robotVersion.ts';
import { parseSitemap } from './sitemap.ts';
import { isInsideWindow } from './timeWindow.ts';
import { parseVisitTime } from './visitTime.ts';

describe('Crawl-delay', () => {
  test.each([
    ['10', { kind: 'seconds', seconds: 10, whole: true }],
    ['0.5', { kind: 'seconds', seconds: 0.5, whole: false }],
    ['0', { kind: 'seconds', seconds: 0, whole: true }],
    ['', { kind: 'invalid', reason: 'empty' }],
    ['ten', { kind: 'invalid', reason: 'not-a-number' }],
    ['-1', { kind: 'invalid', reason: 'not-a-number' }],
    ['1e2', { kind: 'invalid', reason: 'exponent' }],
    ['²', { kind: 'invalid', reason: 'not-ascii' }],
    ['05', { kind: 'invalid', reason: 'leading-zero' }],
  ])('%j', (value, expected) => {
    expect(parseCrawlDelay(value)).toEqual(expected);
  });
});

describe('Request-rate (Conner 1996)', () => {
  test.each([
    ['10/60', { kind: 'rate', documents: 10, seconds: 60, window: null }],
    ['10/10m', { kind: 'rate', documents: 10, seconds: 600, window: null }],
    ['20/1h', { kind: 'rate', documents: 20, seconds: 3600, window: null }],
    ['1/20m 1700-0459', { kind: 'rate', documents: 1, seconds: 1200, window: { from: 1020, to: 299 } }],
    ['1/1d', { kind: 'invalid', reason: 'not-a-rate' }],
    ['0/5', { kind: 'invalid', reason: 'zero' }],
    ['1/5 noon', { kind: 'invalid', reason: 'not-a-window' }],
    ['', { kind: 'invalid', reason: 'empty' }],
  ])('%j', (value, expected) => {
    expect(parseRequestRate(value)).toEqual(expected);
  });
});

describe('Visit-time (Conner 1996)', () => {
  test.each([
    ['0600-0845', { kind: 'window', window: { from: 360, to: 525 } }],
    ['0100 - 0800', { kind: 'window', window: { from: 60, to: 480 } }],
    ['2500-0100', { kind: 'invalid', reason: 'not-a-window' }],
    ['6-8', { kind: 'invalid', reason: 'not-a-window' }],
  ])('%j', (value, expected) => {
    expect(parseVisitTime(value)).toEqual(expected);
  });

  test.each([
    [{ from: 360, to: 525 }, 359, false],
    [{ from: 360, to: 525 }, 360, true],
    [{ from: 360, to: 525 }, 525, true],
    [{ from: 1020, to: 299 }, 120, true],
    [{ from: 1020, to: 299 }, 1019, false],
  ])('%j holds minute %i: %s', (window, minute, inside) => {
    expect(isInsideWindow(window, minute)).toBe(inside);
  });
});

test.each([
  ['2.0', { kind: 'version', major: 2, minor: 0 }],
  ['2.0.0', { kind: 'version', major: 2, minor: 0 }],
  ['two', { kind: 'invalid', reason: 'not-a-version' }],
])('Robot-version %j', (value, expected) => {
  expect(parseRobotVersion(value)).toEqual(expected);
});

test.each([
  [
    'https://Example.com/s.xml',
    { kind: 'url', scheme: 'https', origin: 'https://example.com', url: 'https://Example.com/s.xml' },
  ],
  ['/sitemap.xml', { kind: 'invalid', reason: 'relative' }],
  ['sitemap.xml', { kind: 'invalid', reason: 'relative' }],
  ['https://a.example/1.xml, https://a.example/2.xml', { kind: 'invalid', reason: 'several' }],
  ['https://a.example/1.xml;https://a.example/2.xml', { kind: 'invalid', reason: 'several' }],
  ['https://a.example/1.xmlhttps://a.example/2.xml', { kind: 'invalid', reason: 'several' }],
  ['https://a.example:65536/1.xml', { kind: 'invalid', reason: 'not-a-url' }],
  [
    'https://[::1]:8080/1.xml',
    { kind: 'url', scheme: 'https', origin: 'https://[::1]:8080', url: 'https://[::1]:8080/1.xml' },
  ],
  ['file:///srv/1.xml', { kind: 'url', scheme: 'file', origin: 'file://', url: 'file:///srv/1.xml' }],
  ['https:///x', { kind: 'invalid', reason: 'not-a-url' }],
  ['', { kind: 'invalid', reason: 'empty' }],
])('Sitemap %j', (value, expected) => {
  expect(parseSitemap(value)).toEqual(expected);
});

describe('Clean-param (Yandex)', () => {
  test('folds the parameters that it names, on the path that it names', () => {
    const clean = parseCleanParam('ref /some_dir/get_book.pl');
    expect(clean).toEqual({ kind: 'parameters', parameters: ['ref'], path: '/some_dir/get_book.pl' });
    expect(withoutCleanParams('/some_dir/get_book.pl?ref=1&book_id=123', clean)).toBe(
      '/some_dir/get_book.pl?book_id=123',
    );
    expect(withoutCleanParams('/other?ref=1', clean)).toBe('/other?ref=1');
  });

  test.each([
    ['s /forum/*/show', '/forum/a/b/show.php?s=1&t=2', '/forum/a/b/show.php?t=2'],
    ['s /forum/*/show', '/forum/show.php?s=1', '/forum/show.php?s=1'],
    ['s /a.b', '/axb?s=1', '/axb?s=1'],
    ['s&ref', '/x?S=1&s=2&ref=3', '/x?S=1'],
    ['s', '/x?s', '/x'],
    [`s /${'*a'.repeat(200)}*b`, `/${'a'.repeat(5000)}?s=1`, `/${'a'.repeat(5000)}?s=1`],
  ])('%j on %j', (value, target, folded) => {
    expect(withoutCleanParams(target, parseCleanParam(value))).toBe(folded);
  });

  test.each([
    ['', 'empty'],
    ['a b c', 'too-many-parts'],
    ['a=1 /x', 'bad-parameter'],
    ['a /x?y', 'bad-path'],
    ['a'.repeat(501), 'too-long'],
  ])('%j is refused', (value, reason) => {
    expect(parseCleanParam(value)).toEqual({ kind: 'invalid', reason });
  });
});

test('Content-Signal names what is wrong with each pair', () => {
  expect(
    parseContentSignal('search=yes, ai-train=maybe, colour=red, ai-input').map(({ key, problem }) => [
      key,
      problem,
    ]),
  ).toEqual([
    ['search', 'none'],
    ['ai-train', 'unknown-value'],
    ['colour', 'unknown-key'],
    ['ai-input', 'no-equals'],
  ]);
});

test('Content-Usage has an optional path first', () => {
  const usage = parseContentUsage('/ai-ok/ train-ai=y');
  expect(usage.path).toBe('/ai-ok/');
  expect(usage.preferences).toEqual([{ key: 'train-ai', value: 'y', from: 8, to: 18, problem: 'none' }]);
});
