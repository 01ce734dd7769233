import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile, crawlerFor, type DialectId, dialects, evaluate, forCrawler } from '../index.ts';

/** A fault from a public report, boiled down to an input of our own; see engine/conformance/cases. */
interface Report {
  readonly id: string;
  readonly kind: 'verdict' | 'parse' | 'lint' | 'fetch' | 'ux';
  readonly robots?: string;
  readonly robots_b64?: string;
  /** Pieces of text, each with how often it is repeated. */
  readonly robots_gen?: readonly (readonly [text: string, count: number])[];
  readonly agent: string;
  readonly url: string;
  readonly expected: { readonly [Id in DialectId]?: 'allow' | 'disallow' };
  readonly google_parser?: { readonly verdict: 'allow' | 'disallow'; readonly line: number };
}

const reports = readFileSync(new URL('../conformance/cases/reports.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Report => JSON.parse(line));

/** What the fetch and the scope of a file do to a verdict is asked elsewhere: here the file is what it says. */
const asked = reports.filter(({ kind }) => kind !== 'fetch' && kind !== 'ux');

function robotsOf(report: Report): string | Uint8Array {
  if (report.robots_b64 !== undefined) return new Uint8Array(Buffer.from(report.robots_b64, 'base64'));
  if (report.robots_gen !== undefined)
    return report.robots_gen.map(([text, count]) => text.repeat(count)).join('');
  return report.robots ?? '';
}

function wordOf({ allowed }: { readonly allowed: boolean }): 'allow' | 'disallow' {
  return allowed ? 'allow' : 'disallow';
}

/** Reports whose answer for Google is the crawler's, not the parser's: AdsBot and '*', and a file over 500 KiB. */
const aboutCrawlers: readonly string[] = ['adsbot-ignores-star', 'over-500kib'];

test('every report is there', () => {
  expect(reports.length).toBe(99);
  expect(asked.length).toBe(88);
});

describe('what the texts settle', () => {
  const rows = asked.flatMap((report) =>
    dialects.flatMap(({ id }) => {
      const verdict = report.expected[id];
      return verdict === undefined ? [] : [[report.id, id, report, verdict] as const];
    }),
  );

  test.each(rows)('%s in %s', (id, dialect, report, verdict) => {
    const matcher =
      dialect === 'google' && aboutCrawlers.includes(id)
        ? forCrawler(robotsOf(report), crawlerFor(report.agent, 'google'))
        : compile(robotsOf(report), dialect).forAgent(report.agent);
    expect(wordOf(matcher.evaluate(report.url))).toBe(verdict);
  });
});

describe("what Google's parser answered, and by which line", () => {
  const rows = asked.flatMap((report) =>
    report.google_parser === undefined ? [] : [[report.id, report, report.google_parser] as const],
  );

  test.each(rows)('%s', (_, report, { verdict, line }) => {
    const got = evaluate(robotsOf(report), report.agent, report.url, 'google');
    expect([wordOf(got), got.line]).toEqual([verdict, line]);
  });
});
