import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Matcher } from '../evaluate/matcher.ts';
import type { Alphabet, PolicyPair } from '../testing/policyPairs.ts';
import {
  alphabets,
  everyCrawler,
  everyDialect,
  matcherFor,
  pathsOf,
  policyPairs,
} from '../testing/policyPairs.ts';
import { difference } from './differenceSearch.ts';

/** How many pairs each test draws; a long run sets it to 10000, and then tries longer URLs too. */
const asked = process.env['REASONING_PAIRS'];
const pairs = Number(asked ?? 120);
const longest = asked === undefined ? 4 : 6;
const seed = Number(process.env['REASONING_SEED'] ?? 8);

const probes = [
  '/robots.txt',
  '/robots.txt?',
  '/robots.txt?a',
  '/robots.txt%3F',
  '/robots.txta',
  '/rob%6Fts.txt',
  '/index.html',
  '/a/index.htm',
  '/a/index.html',
  '/a/',
];

const paths = new Map<Alphabet, readonly string[]>(
  alphabets.map((alphabet) => [
    alphabet,
    [...pathsOf(alphabet.url, longest), ...probes].toSorted((one, other) => one.length - other.length),
  ]),
);

function originsOf(...matchers: readonly Matcher[]): readonly string[] {
  const bound = matchers.some(({ policy }) => policy.rules.some((rule) => rule.origin !== null));
  return bound ? ['https://example.com', 'http://a.example'] : ['https://example.com'];
}

/** True for a path that `difference` prefers to any other, however short. */
const isNatural = (path: string): boolean =>
  !path.startsWith('//') &&
  !/%(?![0-9A-F]{2})|%(?:2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)|[|]/.test(path);

/** What is wrong with the answer for a pair, judged by asking for every path of its alphabet. */
function faultOf({ alphabet, before, after, a, b }: PolicyPair): string | null {
  const left = matcherFor(before, a);
  const right = matcherFor(after, b);
  const answer = difference(left, right);
  if (answer.kind === 'undecided') return 'undecided';
  if (answer.kind === 'differs' && left.allows(answer.witness) === right.allows(answer.witness))
    return `${answer.witness} is no witness`;
  for (const origin of originsOf(left, right)) {
    for (const path of paths.get(alphabet) ?? []) {
      if (answer.kind === 'differs' && isNatural(answer.witness) && path.length >= answer.witness.length)
        break;
      if (left.allows(origin + path) === right.allows(origin + path)) continue;
      if (answer.kind === 'equal') return `not equal: ${origin}${path}`;
      if (origin !== 'https://example.com' || !isNatural(path)) continue;
      if (!isNatural(answer.witness)) return `${path} is more natural than ${answer.witness}`;
      return `${path} is shorter than ${answer.witness}`;
    }
  }
  return null;
}

describe(`trying every short URL agrees on ${pairs} pairs of files`, () => {
  test.each(everyDialect.map((one) => ({ name: JSON.stringify(one), one })))(
    '$name',
    ({ one }) => {
      fc.assert(
        fc.property(policyPairs([one]), (pair) => {
          expect(faultOf(pair)).toBeNull();
        }),
        { numRuns: pairs, seed },
      );
    },
    3_600_000,
  );

  test.each([
    ['across dialects', everyDialect],
    ['across crawlers', everyCrawler],
  ])(
    '%s',
    (_, asked) => {
      fc.assert(
        fc.property(policyPairs(asked), (pair) => {
          expect(faultOf(pair)).toBeNull();
        }),
        { numRuns: pairs, seed },
      );
    },
    3_600_000,
  );
});
