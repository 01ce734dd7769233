import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SpecialOctets } from './compilePattern.ts';
import { compilePattern } from './compilePattern.ts';
import type { PathRule, Precedence } from './precedence.ts';
import { decidingMatch, matchingRules } from './precedence.ts';
import { compileRuleSet, decideRank } from './ruleSet.ts';
import { matchesSegments, prepareSegments } from './segmentSearch.ts';
import { originAsWritten } from './target.ts';

const octetsOf = (text: string): Uint8Array => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

const precedences: readonly Precedence[] = [
  'longest-allow-wins-ties',
  'first-match',
  'exact-then-longest-disallow-wins-ties',
];
const specials: readonly SpecialOctets[] = ['star-and-final-dollar', 'none', 'star-anchored-both-ends'];

/** The octets of everything in binary that a value holds, plus 100 for each object around it. */
function octetsHeld(value: unknown, seen = new Set<unknown>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return 100 + value.byteLength;
  return Object.values(value).reduce((sum: number, inner) => sum + octetsHeld(inner, seen), 100);
}

/** Few letters and many repeats, so that rules overlap, nest and almost match. */
const path = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'aab', '/', '\0'), { maxLength: 9 })
  .map((parts) => `/${parts.join('')}`);
const value = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'aab', 'abab', '/', '*', '**', '\0', '$'), { maxLength: 9 })
  .chain((parts) => fc.constantFrom('/', '', '*').map((start) => `${start}${parts.join('')}`));
const origin = fc.option(fc.constantFrom('http://a', 'http://ab'), { freq: 4 });

/** Only a longest-match dialect has alternatives, and never longer ones. */
function rulesWith(special: SpecialOctets, precedence: Precedence) {
  const rule = fc.record({ allow: fc.boolean(), value, directory: fc.option(path), origin });
  return fc.array(rule, { maxLength: 24 }).map((rules) =>
    rules.map(({ allow, value: written, directory, origin: bound }, index): PathRule => {
      const pattern = compilePattern(octetsOf(written), special, 'literal');
      const alternative = compilePattern(octetsOf(`${directory ?? ''}$`), special, 'literal');
      const tried =
        precedence === 'longest-allow-wins-ties' &&
        directory !== null &&
        alternative.specificity <= pattern.specificity;
      return { allow, line: index + 1, pattern, alternative: tried ? alternative : null, origin: bound };
    }),
  );
}

describe.each(precedences)('rules compiled for %s', (precedence) => {
  test.each(specials)('decide as rule by rule, %s', (special) => {
    const url = fc.tuple(fc.constantFrom('http://a', 'HTTP://AB', 'http://abc', ''), path);
    fc.assert(
      fc.property(
        rulesWith(special, precedence),
        fc.array(url, { minLength: 1, maxLength: 8 }),
        (rules, urls) => {
          const ruleSet = compileRuleSet(rules, precedence);
          for (const [host, target] of urls) {
            const octets = octetsOf(`${target}beyond`);
            const asked = originAsWritten(`${host}${target}`);
            const wanted = decidingMatch(matchingRules(rules, octets, target.length, asked), precedence);
            const rank = decideRank(ruleSet, octets, target.length, `${host}${target}`);
            const got = ruleSet.ranked[rank] ?? null;
            expect(got?.rule.line).toBe(wanted?.rule.line);
            if (wanted?.rule.alternative === null) expect(got?.pattern).toBe(wanted.pattern);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

test('a pattern costs a few steps an octet, however hostile it is', () => {
  const hostile = [
    `/${'*a'.repeat(500)}*b`,
    `/*${'a'.repeat(500)}b`,
    `/*${'ab'.repeat(250)}a*${'ab'.repeat(250)}c`,
    `/${'*aab'.repeat(250)}$`,
    `*${'*'.repeat(500)}a*b$`,
  ];
  const targets = [`/${'a'.repeat(65_535)}`, `/${'ab'.repeat(32_767)}`, `/${'aab'.repeat(21_845)}`];
  for (const value of hostile) {
    const pattern = prepareSegments(compilePattern(octetsOf(value), 'star-and-final-dollar', 'literal'));
    for (const target of targets) {
      const counter = { steps: 0 };
      matchesSegments(pattern, octetsOf(target), target.length, counter);
      expect(counter.steps).toBeGreaterThan(0);
      expect(counter.steps).toBeLessThanOrEqual(2 * (value.length + target.length));
    }
  }
});

test('ten thousand hostile patterns cost each its own few steps, and no pattern beyond the deciding one', () => {
  const target = `/${'a'.repeat(2_000)}`;
  const rules = Array.from({ length: 10_000 }, (_, index): PathRule => {
    const value = `/*${'a*'.repeat(20)}${index === 5_000 ? 'a' : `b${index}`}`;
    const pattern = compilePattern(octetsOf(value), 'star-and-final-dollar', 'literal');
    return { allow: false, line: index + 1, pattern, alternative: null, origin: null };
  });
  const counter = { steps: 0 };
  const ruleSet = compileRuleSet(rules, 'first-match');
  const rank = decideRank(ruleSet, octetsOf(target), target.length, target, counter);
  expect(ruleSet.ranked[rank]?.rule.line).toBe(5_001);
  expect(counter.steps).toBeLessThanOrEqual(2 * (target.length + 50) * 5_001);
});

test('4,000 compiled rules take less than 4 MiB', () => {
  const rules = Array.from({ length: 4_000 }, (_, index): PathRule => {
    const name = `a-page-whose-address-says-what-it-is-about-${index * 7_919}`;
    const value =
      index % 4 === 0 ? `/*/category-${index % 97}/*${name}.html$` : `/category-${index % 97}/${name}`;
    const pattern = compilePattern(octetsOf(value), 'star-and-final-dollar', 'literal');
    return { allow: false, line: index + 1, pattern, alternative: null, origin: null };
  });
  expect(octetsHeld(compileRuleSet(rules, 'longest-allow-wins-ties'))).toBeLessThan(4 * 1_024 * 1_024);
});
