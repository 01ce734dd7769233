import { expect, test } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { emptyCase } from '../../../engine/index.ts';
import { selectSiteOrigin } from './urlRows.ts';
import { decisionsByLine, selectAnsweredRows, selectVerdictCounts } from './verdicts.ts';

const robots = `User-agent: Googlebot
Allow: /shop
Disallow: /shop/*?sort=

User-agent: *
Disallow: /
`;

const shop: Case = {
  ...emptyCase,
  robots: { kind: 'text', text: robots },
  urlList: '/shop/a\n# a comment\n/shop/a?sort=x\nhttps://[\nhttps://cdn.example/x\n',
  origin: 'https://shop.example',
  bots: ['Googlebot', 'GPTBot'],
};

test('each URL has a verdict and a line per bot, and the classic readings of it', () => {
  const rows = selectAnsweredRows(shop);
  const answers = rows.map(({ entry, answers: all }) => [
    entry.line,
    ...all.map(({ verdict: { allowed, line }, differs }) => [allowed, line, differs]),
  ]);
  expect(answers).toEqual([
    [1, [true, 2, false], [false, 6, false]],
    [3, [false, 3, true], [false, 6, false]],
    [4],
    [5],
  ]);
});

test('a URL that differs says which reading has it otherwise, and by which line', () => {
  const [, row] = selectAnsweredRows(shop);
  expect(row?.answers[0]?.classics.map(({ dialect, allowed, line }) => [dialect, allowed, line])).toEqual([
    ['res1996', true, 2],
    ['res1994', true, 0],
  ]);
});

test('what can’t be asked spoils no other row', () => {
  expect(selectAnsweredRows(shop).map(({ reading }) => reading.kind)).toEqual([
    'governed',
    'governed',
    'unreadable',
    'outside',
  ]);
});

test('rows are the same object for the same inputs, whatever else changed', () => {
  const renamed: Case = { ...shop, title: 'Another title' };
  expect(selectAnsweredRows(renamed)).toBe(selectAnsweredRows(shop));
  expect(selectAnsweredRows({ ...shop, urlList: '/' })).not.toBe(selectAnsweredRows(shop));
});

test('counts and decisions are over all bots', () => {
  expect(selectVerdictCounts(shop)).toEqual({
    all: 4,
    allowed: 1,
    blocked: 2,
    differs: 1,
    unexpected: 0,
    outside: 1,
    unreadable: 1,
  });
  expect([...decisionsByLine(selectAnsweredRows(shop))]).toEqual([
    [2, 1],
    [6, 2],
    [3, 1],
  ]);
});

test('one dialect for all bots is read where the case says so', () => {
  const [, row] = selectAnsweredRows({ ...shop, reading: 'res1996' });
  expect(row?.answers[0]?.verdict).toMatchObject({ allowed: true, line: 2, dialect: 'res1996' });
});

test('a bot falls back as its operator says', () => {
  const [row] = selectAnsweredRows({ ...shop, bots: ['Googlebot-Image'] });
  expect(row?.answers[0]?.verdict).toMatchObject({ allowed: true, line: 2, agentLine: 1 });
});

test('a whole User-Agent header asks for its product token', () => {
  const [row] = selectAnsweredRows({ ...shop, bots: ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://x)'] });
  expect(row?.answers[0]).toMatchObject({ bot: { crawler: { token: 'Googlebot' } }, verdict: { line: 2 } });
});

test.each([
  [
    { origin: 'shop.example', urlList: '' },
    { origin: 'https://shop.example', from: 'given' },
  ],
  [
    { origin: '', urlList: '/x\nhttps://first.example/y' },
    { origin: 'https://first.example', from: 'list' },
  ],
  [
    { origin: '', urlList: '/x' },
    { origin: null, from: 'nothing' },
  ],
  [
    { origin: 'not a site', urlList: '/x' },
    { origin: null, from: 'nothing' },
  ],
])('the site of %j', (inputs, expected) => {
  expect(selectSiteOrigin(inputs)).toEqual(expected);
});
