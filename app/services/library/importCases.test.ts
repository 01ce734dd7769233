import { expect, test } from 'vitest';
import { caseToJson, emptyCase } from '../../../engine/index.ts';
import { readCases } from './importCases.ts';

const shop = { ...emptyCase, title: 'Shop', urlList: '+ /a' };
const blog = { ...emptyCase, title: 'Blog' };

test('the file of one case, and a list of them', () => {
  expect(readCases(caseToJson(shop))).toEqual({ ok: true, value: { cases: [shop], refused: [] } });
  expect(readCases(`[${caseToJson(shop)},${caseToJson(blog)}]`)).toEqual({
    ok: true,
    value: { cases: [shop, blog], refused: [] },
  });
});

test('what is no case is told by its place, and the rest is read', () => {
  expect(readCases(`[7,${caseToJson(blog)},{"version":1,"urls":7},null]`)).toMatchObject({
    ok: true,
    value: { cases: [blog], refused: [{ at: 1 }, { at: 3, error: { path: 'urls' } }, { at: 4 }] },
  });
});

test.each([
  ['no json', 'not-json'],
  ['7', 'invalid'],
  ['{"__proto__":{"version":1}}', 'forbidden-key'],
  [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, null],
])('%#: a file that is neither', (text, kind) => {
  const read = readCases(text);
  if (kind === null) expect(read).toMatchObject({ ok: true, value: { cases: [] } });
  else expect(read).toMatchObject({ ok: false, error: { kind } });
});
