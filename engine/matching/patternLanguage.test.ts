import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathsOf } from '../testing/policyPairs.ts';
import { compilePattern } from './compilePattern.ts';
import type { PathPattern } from './pathPattern.ts';
import { matchPattern } from './pathPattern.ts';
import { languageKey } from './patternLanguage.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const pattern = (value: string): PathPattern =>
  compilePattern(encode(value), 'star-and-final-dollar', 'literal');

describe('the key of a language', () => {
  test.each([
    ['/', '*'],
    ['/*', '**'],
    ['*/', '/*'],
    ['*a', '/*a'],
    ['*/*a', '/*a'],
    ['/a', '/a*'],
    ['/a', '/a*$'],
    ['/a**b$', '/a*b$'],
    ['', '/'],
  ])('is the same for %s and %s', (one, other) => {
    expect(languageKey(pattern(one))).toBe(languageKey(pattern(other)));
  });

  test.each([
    ['*/a', '/*a'],
    ['*/$', '/*$'],
    ['/$', '/'],
    ['/a$', '/a'],
    ['a', '/a'],
  ])('is another for %s and %s', (one, other) => {
    expect(languageKey(pattern(one))).not.toBe(languageKey(pattern(other)));
  });

  test('is the same just where every short path says so', () => {
    const targets = pathsOf(['/', 'a', 'b'], 7).map(encode);
    const value = fc
      .array(fc.constantFrom('/', 'a', '*', '*'), { maxLength: 4 })
      .chain((parts) => fc.constantFrom('', '$').map((end) => parts.join('') + end));
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [left, right] = [pattern(one), pattern(other)];
        const isSame = targets.every(
          (target) =>
            (matchPattern(left, target, target.length) === null) ===
            (matchPattern(right, target, target.length) === null),
        );
        // A value that begins with a letter matches no target at all, whatever follows.
        fc.pre(!/^[ab]/.test(one) && !/^[ab]/.test(other));
        expect(languageKey(left) === languageKey(right)).toBe(isSame);
      }),
      { numRuns: 300 },
    );
  });
});
