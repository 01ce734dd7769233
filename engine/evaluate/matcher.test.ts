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

test.each(dialects.map(({ id }) => id))(
  'a matcher long in use answers as a new one does, %s',
  { timeout: 60_000 },
  (dialect) => {
    let asked = 0;
    const misses: string[] = [];
    for (const { robots, robots_b64, queries } of rows) {
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
    expect(asked).toBeGreaterThan(5_000);
  },
);
