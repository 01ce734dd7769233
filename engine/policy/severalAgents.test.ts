import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DialectId } from '../dialects/dialectId.ts';
import { evaluate } from '../evaluate/compile.ts';

interface AgentsRow {
  readonly id: string;
  readonly source: string;
  readonly robots: string;
  readonly agent: string;
  readonly url: string;
}

const row = readFileSync(new URL('../conformance/cases/reports.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): AgentsRow => JSON.parse(line))
  .find(({ id }) => id === 'multiple-agents-with-star');

describe(`reported case: several names, one of them '*' (${row?.source})`, () => {
  test.each<DialectId>(['google', 'rfc9309', 'res1994', 'res1996'])(
    "%s: '*' among the names never unites its group with a named one",
    (dialect) => {
      const { robots = '', agent = '', url = '' } = row ?? {};
      const alone = evaluate(robots, agent, url, dialect);
      expect(alone).toMatchObject({ allowed: true, line: 0, agentLine: 1 });
      for (const agents of [
        [agent, '*'],
        ['*', agent],
      ])
        expect(evaluate(robots, agents, url, dialect)).toEqual(alone);
    },
  );
});
