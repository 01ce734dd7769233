import { expect, test } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { compile, emptyCase } from '../../../engine/index.ts';
import { decisionsByLine, selectAnsweredRows } from '../../store/selectors/verdicts.ts';
import { outlineOf } from '../../wording/fileOutline.ts';
import { lineMarksFor } from './lineMarksFor.ts';

const robots = `Disallow: /nobody
User-agent: *
Crawl-delay: 1

User-agent: BadBot
Allow: /shop
Disalow: /shop/*?sort=
Disallow: nothing/
Foo: bar
`;
const theCase: Case = {
  ...emptyCase,
  robots: { kind: 'text', text: robots },
  urlList: '/shop/a\n/shop/b\n/shop/c?sort=1\n/else',
};
const rows = selectAnsweredRows(theCase);
const inputs = {
  outline: outlineOf(compile(robots).file),
  decisions: decisionsByLine(rows),
  asked: rows.length,
  selected: null,
};

test('lines say what becomes of them', () => {
  expect(lineMarksFor(inputs)).toEqual([
    { line: 1, tones: ['ignored'], note: 'belongs to no group' },
    { line: 2, tones: [], note: 'shares the group of line 5' },
    { line: 6, tones: [], note: 'decides 2 of 4' },
    { line: 7, tones: [], note: 'only Google accepts this' },
    { line: 8, tones: [], note: 'matches nothing' },
    { line: 9, tones: ['ignored'], note: 'unknown, ignored' },
  ]);
});

test('a selected answer lights its line, its group and the line of the reading that differs', () => {
  const selected = rows[2]?.answers[0] ?? null;
  expect(selected?.verdict).toMatchObject({ allowed: false, line: 7 });
  const lit = lineMarksFor({ ...inputs, selected }).map(({ line, tones }) => [line, ...tones]);
  expect(lit).toEqual([
    [1, 'ignored'],
    [2, 'group'],
    [5, 'group'],
    [6, 'group'],
    [7, 'group', 'deciding'],
    [8, 'group'],
    [9, 'ignored'],
  ]);
});
