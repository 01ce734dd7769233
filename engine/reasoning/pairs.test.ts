import { expect, test } from 'vitest';
import { compile } from '../evaluate/compile.ts';
import { createAutomatonRegistry } from './automaton.ts';
import { indexBeginnings } from './beginnings.ts';
import { differingPairs, mayMeet } from './pairs.ts';
import type { Ranking } from './ranking.ts';
import { rankingOf } from './ranking.ts';
import { outcomeOf } from './search.ts';

function rankingsOf(before: readonly string[], after: readonly string[]): readonly [Ranking, Ranking] {
  const registry = createAutomatonRegistry(true);
  const ranking = (rules: readonly string[]) =>
    outcomeOf(rankingOf(compile(['User-agent: *', ...rules].join('\n')).forAgent('bot'), null, registry));
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
  // Line 7 against what is disallowed before: '/shop/', the stars, and never the other folders.
  expect(pairs.toSorted()).toEqual(
    [
      [2, 7],
      [4, 7],
    ].toSorted(),
  );
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
});

test('no pair is missing where all rules are open', () => {
  const before = ['Disallow: /a', 'Allow: /a/b$', 'Disallow: *c', 'Allow: /d*e', 'Disallow: /de'];
  const after = ['Allow: /', 'Disallow: /a*', 'Allow: *c$', 'Disallow: /d*e', 'Allow: /def'];
  const rankings = rankingsOf(before, after);
  const [a, b] = rankings;
  const every = a.rules.flatMap((one) =>
    b.rules
      .filter((other) => one.allow !== other.allow && mayMeet(one.automaton, other.automaton))
      .filter((other) => (b.rankOf.get(one.automaton.id) ?? other.rank) >= other.rank)
      .filter((other) => (a.rankOf.get(other.automaton.id) ?? one.rank) >= one.rank)
      .map((other): readonly [number, number] => [one.line, other.line]),
  );
  expect(pairsOf(rankings).pairs.toSorted()).toEqual(every.toSorted());
  expect(every.length).toBeGreaterThan(5);
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
