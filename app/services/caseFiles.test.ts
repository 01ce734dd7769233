import { expect, test } from 'vitest';
import { caseToJson, emptyCase } from '../../engine/index.ts';
import { looksLikeCase, readCaseFile } from './caseFiles.ts';

const octetsOf = (text: string) => new TextEncoder().encode(text);
const shop = { ...emptyCase, title: 'Shop', urlList: '- /cart' };

test('a case opens from its file, with a byte order mark or without', async () => {
  expect(await readCaseFile(octetsOf(caseToJson(shop)))).toEqual({ ok: true, value: shop });
  expect(await readCaseFile(octetsOf(`\ufeff${caseToJson(shop)}`))).toEqual({ ok: true, value: shop });
});

test.each([
  ['shop.robots-case.json', 'User-agent: *', true],
  ['download', caseToJson(shop), true],
  ['robots.txt', '{ "format": "other" }', false],
  ['robots.txt', 'User-agent: *\n# "format": "robots-case"', false],
])('%s with %j: meant to be a case is %s', (name, text, expected) => {
  expect(looksLikeCase(name, octetsOf(text))).toBe(expected);
});
