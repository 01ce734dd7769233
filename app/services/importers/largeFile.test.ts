import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { LargeImport } from './largeFile.ts';
import { readLargeFile } from './largeFile.ts';

const quiet = () => undefined;
const read = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  readLargeFile(name, new Blob([content]), null, quiet);

async function listOf(result: LargeImport): Promise<readonly string[]> {
  return result.kind === 'list' ? (await result.list.text()).trimEnd().split('\n') : [result.kind];
}

test('a list is taken as it is, marks and comments included', async () => {
  const content = '# mine\n+ /a\nhttps://example.com/b\n';
  const result = await read('list.txt', content);
  expect(result).toMatchObject({ kind: 'list', count: null });
  expect(result.kind === 'list' && (await result.list.text())).toBe(content);
});

test('cells of a sheet and URLs of prose become a list; what has none is counted', async () => {
  const result = await read('x.txt', 'Page\tClicks\n/a\t1\nsee https://example.com/b.\nnothing\n');
  expect(await listOf(result)).toEqual(['/a', 'https://example.com/b']);
  expect(result).toMatchObject({ count: 2, skipped: 2, skippedAt: [1, 4] });
});

test('a log becomes pairs, each once, with the busiest bots first', async () => {
  const line = (path: string, agent: string) =>
    `192.0.2.1 - - [10/Oct/2026:13:55:36 +0000] "GET ${path} HTTP/1.1" 200 1 "-" "${agent}"\n`;
  const result = await read(
    'access.log',
    [
      line('/a', 'GPTBot/1.2'),
      line('/a', 'GPTBot/1.2'),
      line('/a', 'bingbot/2.0'),
      line('/b', 'bingbot/2.0'),
    ].join(''),
  );
  expect(await listOf(result)).toEqual(['@GPTBot,bingbot /a', '@bingbot /b']);
  expect(result).toMatchObject({ bots: ['bingbot', 'GPTBot'] });
});

test('a table asks for its column', async () => {
  expect(await read('x.csv', 'Rank;Page\n1;/a\n')).toMatchObject({
    kind: 'table',
    table: { suggested: 1, hasHeader: true },
  });
});

test('a compressed sitemap is unpacked', async () => {
  const sitemap = '<urlset><url><loc>https://example.com/a</loc></url></urlset>';
  const result = await read('sitemap.xml.gz', new Uint8Array(gzipSync(sitemap)));
  expect(await listOf(result)).toEqual(['https://example.com/a']);
});

test.each([
  ['a broken gzip', Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3), 'broken-gzip'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0), 'binary'],
])('%s is refused with its reason', async (_, content, kind) => {
  expect(await read('x', content)).toMatchObject({ kind: 'failed', error: { kind } });
});
