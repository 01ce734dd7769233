import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lint } from './lint.ts';

/** A fault from a public report, with the findings that it must have; a line of null stands for any. */
interface ReportedCase {
  readonly id: string;
  readonly robots?: string;
  readonly robots_b64?: string;
  /** Texts and how often each is repeated. */
  readonly robots_gen?: readonly (readonly [string, number])[];
  readonly expect_findings?: readonly (readonly [string, number | null])[];
}

const cases = readFileSync(new URL('../conformance/cases/reports.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): ReportedCase => JSON.parse(line))
  .filter(({ expect_findings }) => expect_findings !== undefined);

function robotsOf({ robots, robots_b64, robots_gen }: ReportedCase): string | Uint8Array {
  if (robots !== undefined) return robots;
  if (robots_b64 !== undefined) return new Uint8Array(Buffer.from(robots_b64, 'base64'));
  return (robots_gen ?? []).map(([text, times]) => text.repeat(times)).join('');
}

describe('reported faults', () => {
  test.each(cases)('$id', (row) => {
    const found = lint(robotsOf(row), { origin: 'https://example.com' });
    // An empty list says that the file is as it should be.
    if (row.expect_findings?.length === 0)
      expect(found.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
    for (const [id, line] of row.expect_findings ?? []) {
      // What is said once a file has its other places beside it.
      const lines = found
        .filter((finding) => finding.id === id)
        .flatMap((finding) => [finding.line, ...finding.related.map((place) => place.line)]);
      if (line === null) expect(lines, id).not.toEqual([]);
      else expect(lines, id).toContain(line);
    }
  });
});
