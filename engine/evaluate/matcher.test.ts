import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dialects } from '../dialects/index.ts';
import { compile } from './compile.ts';
import type { Matcher } from './matcher.ts';

interface Row {
  readonly robots?: string;
  readonly robots_b64?: string;
  readonly queries: readonly (readonly [string | readonly string[], string, 'allow' | 'disallow', number])[];
}

const folder = new URL('../conformance/', import.meta.url);
const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line): Row => JSON.parse(line));

/** Asks more often than a matcher waits before it compiles its rules. */
function warm(matcher: Matcher): Matcher {
  for (let asked = 0; asked < 20; asked += 1) matcher.allows('/');
  return matcher;
}

/** Each dialect takes its own share of the rows, and a few that all of them take. */
const shares = dialects.map(({ id }, place) => ({
  dialect: id,
  share: rows.filter((_, index) => index % dialects.length === place || index % 50 === 0),
}));

test.each(shares)(
  'a matcher long in use answers as a new one does, $dialect',
  { timeout: 60_000 },
  ({ dialect, share }) => {
    let asked = 0;
    const misses: string[] = [];
    for (const { robots, robots_b64, queries } of share) {
      const policy = compile(robots ?? new Uint8Array(Buffer.from(robots_b64 ?? '', 'base64')), dialect);
      const used = new Map<string, Matcher>();
      for (const [agent, url] of queries) {
        const name = JSON.stringify(agent);
        const matcher = used.get(name) ?? warm(policy.forAgent(agent));
        used.set(name, matcher);
        const fresh = policy.forAgent(agent).evaluate(url);
        const { allowed, line, reason } = matcher.evaluate(url);
        const agrees = allowed === fresh.allowed && line === fresh.line && reason === fresh.reason;
        if (!agrees || matcher.allows(url) !== allowed)
          misses.push(`${name} ${url}: ${allowed} ${line} ${reason}, fresh ${fresh.allowed} ${fresh.line}`);
        asked += 1;
      }
    }
    expect(misses).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  },
);

test('allows allocates nothing once its rules are compiled', () => {
  const rules = Array.from(
    { length: 200 },
    (_, index) => `Disallow: /${index % 3 === 0 ? '*/' : ''}${index}/*x$`,
  );
  const matcher = compile(`User-agent: *\n${rules.join('\n')}`).forAgent('a');
  const urls = Array.from({ length: 100 }, (_, index) => `https://example.com/${index}/é/%41?${index}x`);
  const ask = (times: number): void => {
    for (let time = 0; time < times; time += 1) for (const url of urls) matcher.allows(url);
  };
  ask(100);
  // The least of several rounds: what else goes on in the process may allocate, but not in each of them.
  const growths = Array.from({ length: 5 }, () => {
    const before = process.memoryUsage().heapUsed;
    ask(100);
    return process.memoryUsage().heapUsed - before;
  });
  const questions = 100 * urls.length;
  expect(Math.min(...growths.filter((growth) => growth >= 0))).toBeLessThan(questions);
});
