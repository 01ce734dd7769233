import { describe, expect, test } from 'vitest';
import { crawlerFor, type DialectId, evaluate, forCrawler, type Verdict } from '../../index.ts';

/**
 * One answered question: why the answer is so, the file ('|' for a line end), the crawler's product token, the URL's
 * path or the whole URL, the verdict, and the 1-based line of the deciding rule (0 for none).
 */
export type VerdictRow = readonly [
  why: string,
  robots: string,
  agent: string,
  url: string,
  verdict: 'allow' | 'disallow',
  line: number,
];

/** A file of a row as a crawler receives it. */
export function fileOf(robots: string): string {
  return robots === '' ? '' : `${robots.replaceAll('|', '\n')}\n`;
}

function urlOf(url: string): string {
  return url.startsWith('/') ? `https://example.com${url}` : url;
}

function answerOf(verdict: Verdict): string {
  return `${verdict.allowed ? 'allow' : 'disallow'} by line ${verdict.line}`;
}

function describeTable(title: string, rows: readonly VerdictRow[], ask: (row: VerdictRow) => Verdict): void {
  describe(title, () => {
    test.each(rows)('%s: %s, %s, %s', (...row) => {
      const [, , , , verdict, line] = row;
      expect(answerOf(ask(row))).toBe(`${verdict} by line ${line}`);
    });
  });
}

/** A table of questions to a dialect's parser. */
export function describeVerdicts(dialect: DialectId, title: string, rows: readonly VerdictRow[]): void {
  describeTable(`${dialect}: ${title}`, rows, ([, robots, agent, url]) =>
    evaluate(fileOf(robots), agent, urlOf(url), dialect),
  );
}

/** A table of questions to the crawler layer: each crawler with its dialect, fallbacks and exemptions. */
export function describeCrawlerVerdicts(title: string, rows: readonly VerdictRow[]): void {
  describeTable(title, rows, ([, robots, agent, url]) =>
    forCrawler(fileOf(robots), crawlerFor(agent)).evaluate(urlOf(url)),
  );
}
