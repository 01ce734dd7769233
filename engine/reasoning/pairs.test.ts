import { expect, test } from 'vitest';
import { compile } from '../evaluate/compile.ts';
import { pathsOf } from '../testing/policyPairs.ts';
import { createAutomatonRegistry } from './automaton.ts';
import { indexBeginnings } from './beginnings.ts';
import { differingPairs } from './pairs.ts';
import type { Ranking } from './ranking.ts';
import { rankingOf } from './ranking.ts';
import { outcomeOf } from './search.ts';

const fileOf = (rules: readonly string[]): string => ['User-agent: *', ...rules].join('\n');

function rankingsOf(before: readonly string[], after: readonly string[]): readonly [Ranking, Ranking] {
  const registry = createAutomatonRegistry(true);
  const ranking = (rules: readonly string[]) =>
    outcomeOf(rankingOf(compile(fileOf(rules)).forAgent('bot'), null, registry));
  return [ranking(before), ranking(after)];
}

function pairsOf([a, b]: readonly [Ranking, Ranking]): {
  readonly pairs: readonly (readonly [number, number])[];
  readonly lengths: readonly number[];
  readonly steps: number;
} {
  const [indexA, indexB] = [a, b].map(({ rules }) => outcomeOf(indexBeginnings(rules)));
  if (indexA === undefined || indexB === undefined) throw new Error('No index');
  const found = [...differingPairs({ a, b, indexA, indexB })];
  const pairs = found.flatMap((pair) => pair ?? []);
  return {
    pairs: pairs.map((pair) => [pair.a.line, pair.b.line]),
    lengths: pairs.map(({ shortest }) => shortest),
    steps: found.length - pairs.length,
  };
}

test('a rule that only one side has is paired with what may decide there instead, each pair once, short ones first', () => {
  const shared = [
    'Disallow: /shop/',
    'Allow: /shop/cart',
    'Disallow: /*.php',
    'Allow: /news',
    'Disallow: /n*',
  ];
  const { pairs, lengths } = pairsOf(rankingsOf(shared, [...shared, 'Allow: /shop/x']));
  // Not with line 4, '/*.php': what '/shop/x' matches '/shop/' decides there.
  expect(pairs).toEqual([[2, 7]]);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
});

test('no pair is missing that decides differently for some URL', () => {
  const before = ['Disallow: /a', 'Allow: /a/b$', 'Disallow: *c', 'Allow: /d*e', 'Disallow: /de'];
  const after = ['Allow: /', 'Disallow: /a*', 'Allow: *c$', 'Disallow: /d*e', 'Allow: /def'];
  const [a, b] = [before, after].map((rules) => compile(fileOf(rules)).forAgent('bot'));
  const decided = new Set(
    pathsOf(['/', 'a', 'b', 'c', 'd', 'e', 'f'], 5).flatMap((path) => {
      const [one, other] = [a?.evaluate(path), b?.evaluate(path)];
      return one?.allowed === other?.allowed ? [] : [`${one?.line} ${other?.line}`];
    }),
  );
  const { pairs } = pairsOf(rankingsOf(before, after));
  const found = pairs.map((pair) => pair.join(' '));
  expect([...decided].filter((pair) => !found.includes(pair))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
  expect(decided.size).toBeGreaterThan(4);
});

test('of thousands of rules that both sides have, one that changed costs a look at each', () => {
  const shared = Array.from(
    { length: 3_000 },
    (_, index) => `${index % 2 === 0 ? 'Allow' : 'Disallow'}: /${index}/`,
  );
  const changed = shared.with(1_500, 'Disallow: /1500/');
  const { pairs, steps } = pairsOf(rankingsOf(shared, changed));
  expect(pairs).toContainEqual([1_502, 1_502]);
  // A step is a look at some 200 rules; both sides, and a few more for the index.
  expect(steps).toBeLessThan(60);
});
