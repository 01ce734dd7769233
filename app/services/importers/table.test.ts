import { describe, expect, test } from 'vitest';
import { parseTable, urlsOfColumn } from './table.ts';

describe('a table', () => {
  test('offers its columns with how many addresses each has', () => {
    const { columns } = parseTable('Page,Clicks\r\n"/a,b",3\r\nhttps://example.com/,4\r\n');
    expect(columns).toEqual([
      { index: 0, name: 'Page', addresses: 2, sample: '/a,b' },
      { index: 1, name: 'Clicks', addresses: 0, sample: '3' },
    ]);
  });

  test('without a header counts its columns', () => {
    const table = parseTable('1\t/a\n2\t/b\n');
    expect([table.hasHeader, table.columns.map(({ name }) => name)]).toEqual([
      false,
      ['Column 1', 'Column 2'],
    ]);
  });

  test('gives the URLs of a column and says which rows had none', () => {
    const table = parseTable('id,page\n1,/a\n2,none\n3,/a\n');
    const { urls, duplicates, examples } = urlsOfColumn(table, 1);
    expect([urls.map(({ url }) => url), duplicates, examples]).toEqual([
      ['/a'],
      1,
      [{ at: 3, text: 'none', reason: 'no-url' }],
    ]);
  });

  test.each(['"', 'a"b,"c\n"', '\0,\0', ',,,\n,,'])('survives %j', (text) => {
    expect(parseTable(text).suggested).toBeNull();
  });
});
