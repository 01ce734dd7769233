import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SpecialOctets } from './compilePattern.ts';
import { compilePattern } from './compilePattern.ts';
import { matchPattern } from './pathPattern.ts';

const octetsOf = (text: string): Uint8Array => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

/** The pattern language by definition, as slow as it likes. */
function matchesByDefinition(pattern: string, target: string, special: SpecialOctets): boolean {
  if (special === 'none') return target.startsWith(pattern);
  const [first] = pattern;
  if (first === undefined) return special === 'star-and-final-dollar' || target === '';
  if (special === 'star-and-final-dollar' && pattern === '$') return target === '';
  if (first === '*')
    return (
      matchesByDefinition(pattern.slice(1), target, special) ||
      (target !== '' && matchesByDefinition(pattern, target.slice(1), special))
    );
  return target.startsWith(first) && matchesByDefinition(pattern.slice(1), target.slice(1), special);
}

const patterns = fc
  .array(fc.constantFrom('a', 'b', '/', '*', '$'), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''));
const targets = fc
  .array(fc.constantFrom('a', 'b', '/', '*', '$'), { maxLength: 9 })
  .map((parts) => parts.join(''));

describe.each(['star-and-final-dollar', 'none', 'star-anchored-both-ends'] as const)('%s', (special) => {
  test('matches what the definition does', () => {
    fc.assert(
      fc.property(patterns, targets, (pattern, target) => {
        const spans = matchPattern(
          compilePattern(octetsOf(pattern), special, 'literal'),
          octetsOf(target),
          target.length,
        );
        expect(spans !== null).toBe(matchesByDefinition(pattern, target, special));
      }),
      { numRuns: 5_000, seed: 9309 },
    );
  });

  test('and its parts consume the target without a gap, each literal by itself', () => {
    fc.assert(
      fc.property(patterns, targets, (text, target) => {
        const pattern = compilePattern(octetsOf(text), special, 'literal');
        const spans = matchPattern(pattern, octetsOf(target), target.length);
        if (spans === null) return;
        const literals = spans
          .filter(({ kind }) => kind === 'literal')
          .map(({ from, to }) => target.slice(from, to));
        const written = pattern.segments.map((segment) => String.fromCharCode(...segment));
        expect(literals).toEqual(written.filter((segment) => segment !== ''));
        spans.forEach((span, index) => {
          expect(span.from).toBe(spans[index - 1]?.to ?? 0);
        });
        if (pattern.anchoredAtEnd) expect(spans[spans.length - 1]?.to ?? 0).toBe(target.length);
      }),
      { numRuns: 2_000, seed: 9309 },
    );
  });
});

test('only the first octets of the target count', () => {
  const pattern = compilePattern(octetsOf('/a*b$'), 'star-and-final-dollar', 'literal');
  expect(matchPattern(pattern, octetsOf('/axb'), 4)).not.toBeNull();
  expect(matchPattern(pattern, octetsOf('/axbc'), 4)).not.toBeNull();
  expect(matchPattern(pattern, octetsOf('/axb'), 3)).toBeNull();
});

/** How often a match reads an octet of the target. */
function readsOf(pattern: string, target: string): number {
  let reads = 0;
  const counted = new Proxy(octetsOf(target), {
    get: (octets, key) => {
      const at = typeof key === 'string' ? Number(key) : Number.NaN;
      if (!Number.isInteger(at)) return Reflect.get(octets, key, octets);
      reads += 1;
      return octets[at];
    },
  });
  matchPattern(compilePattern(octetsOf(pattern), 'star-and-final-dollar', 'literal'), counted, target.length);
  return reads;
}

test.each([
  ['many stars', `/${'*a'.repeat(200)}*b`],
  ['a long literal that almost matches', `/*${'a'.repeat(500)}b`],
  ['many of them', `/*${'aaaaaaab*'.repeat(60)}`],
  ['anchored', `/*${'a'.repeat(500)}*b$`],
])('a hostile pattern costs few steps an octet: %s', (_, pattern) => {
  for (const length of [1_000, 4_000]) {
    const target = `/${'a'.repeat(length)}`;
    expect(readsOf(pattern, target)).toBeLessThanOrEqual(2 * (pattern.length + target.length));
  }
});
