import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUrlLine, printUrlLine } from '../../../engine/index.ts';
import type { ImportResult } from './readImport.ts';
import { readImport } from './readImport.ts';
import { parseTable, urlsOfColumn } from './table.ts';

const numRuns = Number(import.meta.env['FUZZ_RUNS'] ?? 300);
const timeout = Math.max(20_000, numRuns * 10);

/** Pieces of every format, to be put together wrongly. */
const piece = fc.oneof(
  fc.constantFrom(
    '<urlset>',
    '<sitemapindex>',
    '<loc>',
    '</loc>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&amp;',
    '&#x110000;',
    '<a href="',
    '{"log":{"entries":[{"request":{"url":"https://example.com/"}},null]}}',
    '{"format":"robots-case","version":1,"urls":["/a"]}',
    '{"url":"/a","user_agent":"Googlebot"}',
    '192.0.2.1 - - [x] "GET /a HTTP/1.1" 200 1 "-" "Googlebot/2.1"',
    '"POST ',
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    'User-agent: *',
    'https://example.com/a?b=c#d',
    'http://',
    '/path',
    '+ /a',
    '-@GPTBot /b',
    ' # ',
    '(',
    ').',
    '\ufeff',
    '\ud800',
  ),
  fc.string({ maxLength: 5 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const name = fc.constantFrom('', 'a.csv', 'a.tsv', 'robots.txt', 'x.robots-case.json', 'x.xml.gz', 'x.har');
const octets = fc.oneof(
  fc.uint8Array(),
  text.map((content) => new Uint8Array(Buffer.from(content))),
  text.map((content) => new Uint8Array(Buffer.from(`\ufeff${content}`, 'utf16le'))),
  text.map((content) => new Uint8Array(gzipSync(content))),
  text.map((content) => new Uint8Array(gzipSync(content).subarray(0, -3))),
);

const parseHtml = (html: string) => ({ base: null, addresses: html.split('"') });

/** Every URL that came in is one line of the URL list, and reads as itself there. */
function expectSound(result: ImportResult): void {
  if (result.kind === 'table') {
    for (const { index } of result.table.columns) urlsOfColumn(result.table, index);
    return;
  }
  if (result.kind !== 'urls') return;
  expect(result.found.urls.length).toBeGreaterThan(0);
  for (const url of result.found.urls) {
    const line = printUrlLine(url);
    expect(line).not.toContain('\n');
    expect(parseUrlLine(line, 1)).toEqual({ line: 1, ...url });
  }
}

test(
  'any text is imported or refused with a reason',
  async () => {
    await fc.assert(
      fc.asyncProperty(name, text, async (fileName, content) => {
        expectSound(await readImport(fileName, content, { parseHtml, origin: 'https://example.com' }));
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  'any file is imported or refused with a reason',
  async () => {
    await fc.assert(
      fc.asyncProperty(name, octets, async (fileName, content) => {
        expectSound(await readImport(fileName, content, { parseHtml, unpackedLimit: 10_000 }));
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  'any text is a table',
  () => {
    fc.assert(
      fc.property(text, (content) => {
        const table = parseTable(content);
        for (const { index } of table.columns) urlsOfColumn(table, index);
      }),
      { numRuns },
    );
  },
  timeout,
);
