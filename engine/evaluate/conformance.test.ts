import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DialectId } from '../dialects/dialectId.ts';
import { compile } from './compile.ts';
import { reportLines } from './lineReport.ts';

interface Row {
  readonly robots?: string;
  readonly robots_b64?: string;
  readonly queries: readonly (readonly [string | readonly string[], string, 'allow' | 'disallow', number])[];
  readonly lines?: readonly string[];
}

const folder = new URL('../conformance/', import.meta.url);

function readRows(file: string): readonly Row[] {
  return readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line));
}

function dialectOfFile(file: string): DialectId {
  if (file.startsWith('google-')) return 'google';
  if (file === 'rfc9309.jsonl') return 'rfc9309';
  if (file === 'res1994.jsonl') return 'res1994';
  if (file === 'res1996.jsonl') return 'res1996';
  if (file === 'res1996-book.jsonl') return 'res1996-book';
  throw new Error(`No dialect is known for ${file}`);
}

const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

function robotsOf(row: Row): string | Uint8Array {
  return row.robots_b64 === undefined
    ? (row.robots ?? '')
    : new Uint8Array(Buffer.from(row.robots_b64, 'base64'));
}

describe.each(files)('answered cases of %s', (file) => {
  const rows = readRows(file);
  const dialect = dialectOfFile(file);

  test('every verdict and deciding line agrees', { timeout: 60_000 }, () => {
    const misses: string[] = [];
    let asked = 0;
    for (const [index, row] of rows.entries()) {
      const policy = compile(robotsOf(row), dialect);
      for (const [agent, url, verdict, line] of row.queries) {
        asked += 1;
        const got = policy.forAgent(agent).evaluate(url);
        const answer = `${got.allowed ? 'allow' : 'disallow'} ${got.line}`;
        if (answer !== `${verdict} ${line}`)
          misses.push(
            `row ${index + 1} ${JSON.stringify(agent)} ${url}: ${answer}, expected ${verdict} ${line}`,
          );
      }
    }
    expect(asked).toBeGreaterThan(500);
    expect(misses.length, misses.slice(0, 5).join('\n')).toBe(0);
  });

  test('every line report agrees', { timeout: 60_000 }, () => {
    const misses: string[] = [];
    for (const [index, row] of rows.entries()) {
      if (row.lines === undefined) continue;
      const got = reportLines(robotsOf(row));
      const wanted = row.lines;
      const at = wanted.findIndex((line, number) => line !== got[number]);
      if (at !== -1 || got.length !== wanted.length)
        misses.push(`row ${index + 1}: ${got[at]}, expected ${wanted[at]}`);
    }
    expect(misses.length, misses.slice(0, 5).join('\n')).toBe(0);
  });
});
