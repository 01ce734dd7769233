import { expect, test } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { emptyCase } from '../../../engine/index.ts';
import { groupByRule, groupItems, rowsShown } from './resultItems.ts';
import { selectAnsweredRows } from './verdicts.ts';

const theCase: Case = {
  ...emptyCase,
  robots: { kind: 'text', text: 'User-agent: *\nDisallow: /a\nAllow: /a/b\n' },
  urlList: '/a/b\n- /c\n/a\nhttps://[\n+ /A/x',
};
const rows = selectAnsweredRows(theCase);
const listOrder = { by: 'list', descending: false } as const;
const urlsOf = (shown: typeof rows) => shown.map(({ entry }) => entry.url);

test.each([
  ['all', ['/a/b', '/c', '/a', 'https://[', '/A/x']],
  ['blocked', ['/a']],
  ['allowed', ['/a/b', '/c', '/A/x']],
  ['differs', ['/a/b']],
  ['unexpected', ['/c']],
  ['outside', []],
  ['unreadable', ['https://[']],
] as const)('the filter “%s” shows %j', (filter, urls) => {
  expect(urlsOf(rowsShown(rows, filter, '', listOrder))).toEqual(urls);
});

test('a search looks for letters in any case, within a filter', () => {
  expect(urlsOf(rowsShown(rows, 'all', ' /A/ ', listOrder))).toEqual(['/a/b', '/A/x']);
  expect(urlsOf(rowsShown(rows, 'blocked', '/a/', listOrder))).toEqual([]);
});

test.each([
  [{ by: 'list', descending: true }, ['/A/x', 'https://[', '/a', '/c', '/a/b']],
  [{ by: 'url', descending: false }, ['/A/x', '/a', '/a/b', '/c', 'https://[']],
  [{ by: 'verdict', bot: 'Googlebot', descending: false }, ['/a', '/a/b', '/c', '/A/x', 'https://[']],
  [{ by: 'rule', bot: 'Googlebot', descending: false }, ['/c', '/A/x', '/a', '/a/b', 'https://[']],
  [{ by: 'differs', descending: false }, ['/a/b', '/c', '/a', 'https://[', '/A/x']],
  [{ by: 'expectation', descending: false }, ['/c', '/A/x', '/a/b', '/a', 'https://[']],
] as const)('sorted by %j', (sort, urls) => {
  expect(urlsOf(rowsShown(rows, 'all', '', sort))).toEqual(urls);
});

test('rows stand under each rule that decides them, told for which bots, and a folded rule hides them', () => {
  const groups = groupByRule(
    selectAnsweredRows({
      ...theCase,
      robots: { kind: 'text', text: 'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n' },
      bots: ['Googlebot', 'Bingbot', 'GPTBot'],
      urlList: '/a\n/b\n@GPTBot /c\n@Googlebot /d\nhttps://[',
    }),
  );
  expect(
    groups.map(({ line, bots, rows: { length }, blocked }) => [line, bots.join(' '), length, blocked]),
  ).toEqual([
    [5, 'GPTBot', 2, 2],
    [0, 'Googlebot bingbot', 1, 0],
    [0, '', 1, 0],
    [2, 'Googlebot bingbot', 1, 1],
    [5, '', 1, 1],
    [null, '', 1, 0],
  ]);
  const ofGptBot = groups.filter(({ bots }) => bots.includes('GPTBot')).map(({ key }) => key);
  const items = groupItems(groups, new Set(ofGptBot));
  expect(items.map((item) => (item.kind === 'group' ? item.group.line : item.row.entry.url))).toEqual([
    5,
    0,
    '/b',
    0,
    '/d',
    2,
    '/a',
    5,
    '/c',
    null,
    'https://[',
  ]);
});
