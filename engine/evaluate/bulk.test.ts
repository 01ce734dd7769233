import { expect, test } from 'vitest';
import { bulkVerdicts, createBulkRun } from './bulk.ts';
import { compile } from './compile.ts';

const robots = 'User-agent: a\nDisallow: /x\nAllow: /x/y\n\nUser-agent: *\nDisallow: /z\n';
const policy = compile(robots);
const matchers = [policy.forAgent('a'), policy.forAgent('other')];

test('a run holds the verdict and the line that one question has, however far it grows', () => {
  const urls = Array.from({ length: 100 }, (_, index) => ['/x', '/x/y', '/z', '/'][index % 4] ?? '');
  const run = createBulkRun(matchers, 3);
  for (const url of urls) run.add(url);
  expect(run.length()).toBe(100);
  for (const [index, matcher] of matchers.entries()) {
    const column = run.columns()[index];
    const got = urls.map((_, place) => [column?.verdicts[place], column?.lines[place]]);
    const wanted = urls.map((url) => {
      const { allowed, line } = matcher.evaluate(url);
      return [allowed ? bulkVerdicts.allowed : bulkVerdicts.disallowed, line];
    });
    expect(got).toEqual(wanted);
  }
});

test('a line without a URL, and a matcher that is not asked, stay without an answer', () => {
  const run = createBulkRun(matchers);
  run.add(null);
  run.add('/x', (matcher) => matcher === 1);
  expect(run.columns().map(({ verdicts }) => Array.from(verdicts.subarray(0, 2)))).toEqual([
    [bulkVerdicts.notAsked, bulkVerdicts.notAsked],
    [bulkVerdicts.notAsked, bulkVerdicts.allowed],
  ]);
});
