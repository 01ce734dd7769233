import { describe, expect, test } from 'vitest';
import type { AccessInput, Case } from '../../../engine/index.ts';
import { emptyCase, plainAccessInput } from '../../../engine/index.ts';
import { explainFate } from '../../wording/pageWords.ts';
import { readPage, selectPageAnswers, selectPageUrl } from './page.ts';

const now = Date.UTC(2026, 10, 30) / 1000;

const theCase: Case = {
  ...emptyCase,
  robots: { kind: 'text', text: 'User-agent: *\nDisallow: /private/\n' },
  origin: 'https://example.com',
  urlList: 'https://other.example/\n/private/a\n/open',
  bots: ['Googlebot', 'bingbot'],
};

const statementsIn = (text: string) =>
  readPage(text).statements.map(
    ({ place, agent, directives }) => `${place} ${agent}: ${directives.map(({ text }) => text).join()}`,
  );

const fatesOf = (pageText: string, pageUrl: string, more: Partial<Case> = {}) =>
  selectPageAnswers({ case: { ...theCase, ...more }, pageText, pageUrl }, now).fates.map(
    ({ fate, answers }) =>
      `${fate.kind}: ${answers.map(({ bot, verdict }) => `${bot.asked} ${verdict?.line ?? '-'}`).join()}`,
  );

describe('a pasted page', () => {
  test.each([
    ['a head', '<head><meta name="robots" content="noindex"></head>', 'page', ['head null: noindex']],
    ['headers', 'Content-Type: text/html\nX-Robots-Tag: noindex\n', 'headers', ['header null: noindex']],
    [
      'headers before a head',
      'x-robots-tag: googlebot: nosnippet\n\n<meta name=robots content=nofollow>',
      'headers',
      ['header googlebot: nosnippet', 'head null: nofollow'],
    ],
    [
      'a response',
      'HTTP/2 200\r\nx-robots-tag: noindex\r\n\r\n<meta name=robots content=nofollow>',
      'response',
      ['header null: noindex', 'head null: nofollow'],
    ],
    ['nothing', ' \n', 'nothing', []],
    ['prose', 'noindex', 'page', []],
  ] as const)('is read as %s', (_name, text, kind, statements) => {
    expect(readPage(text).kind).toBe(kind);
    expect(statementsIn(text)).toEqual(statements);
  });
});

describe('the page asked about', () => {
  test('is the first of the list that the file governs until someone types another', () => {
    expect(selectPageUrl(theCase, null)).toBe('/private/a');
    expect(selectPageUrl(theCase, '/x')).toBe('/x');
    expect(selectPageUrl(emptyCase, null)).toBe('/');
  });

  test('has no answers where another file governs it', () => {
    const { reading, fates } = selectPageAnswers(
      { case: theCase, pageText: '', pageUrl: 'https://other.example/' },
      now,
    );
    expect(reading).toEqual({ kind: 'outside', origin: 'https://other.example' });
    expect(fates).toEqual([]);
  });
});

describe('what becomes of a page', () => {
  const noindex = '<meta name="robots" content="noindex">';

  test('blocked, so the noindex is never seen', () => {
    expect(fatesOf(noindex, '/private/a')).toEqual(['noindex-never-seen: Googlebot 2,bingbot 2']);
    const { fates } = selectPageAnswers({ case: theCase, pageText: noindex, pageUrl: '/private/a' }, now);
    expect(fates.map(({ fate }) => explainFate(fate))).toEqual([
      expect.stringMatching(/^Blocked, so crawlers never see the noindex/),
    ]);
  });

  test('crawled, and then kept out', () => {
    expect(fatesOf(noindex, '/open')).toEqual(['noindex: Googlebot 0,bingbot 0']);
  });

  test('by bot, where the page names one', () => {
    expect(fatesOf('<meta name="bingbot" content="noindex">', '/open')).toEqual([
      'indexed: Googlebot 0',
      'noindex: bingbot 0',
    ]);
  });

  test('a statement in the body does not count', () => {
    expect(fatesOf(`<p>x</p>${noindex}`, '/open')).toEqual(['indexed: Googlebot 0,bingbot 0']);
  });

  test('the answer for robots.txt comes before its rules', () => {
    const answered = (status: number): AccessInput => ({
      ...plainAccessInput,
      result: { kind: 'response', status, bodyOctets: null, headers: {} },
      now,
    });
    expect(fatesOf(noindex, '/private/a', { fetch: answered(404) })).toEqual([
      'noindex: Googlebot -,bingbot -',
    ]);
    expect(fatesOf(noindex, '/open', { fetch: answered(503) })).toEqual([
      'noindex-never-seen: Googlebot -,bingbot -',
    ]);
  });
});
