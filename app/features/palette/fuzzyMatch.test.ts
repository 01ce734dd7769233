import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzyMatch } from './fuzzyMatch.ts';

const found = (query: string, text: string) =>
  fuzzyMatch(query, text)?.spans.map(({ from, to }) => text.slice(from, to));

test.each([
  ['exa', 'Examples', ['Exa']],
  ['lin', 'Copy link', ['lin']],
  ['link copy', 'Copy link', ['Copy', 'link']],
  ['gtdr', 'Go to the deciding rule', ['G', 't', 'd', 'r']],
  ['pst', 'Paste a response', ['P', 'st']],
  ['', 'Anything', []],
] as const)('%j is found in %j at %j', (query, text, parts) => {
  expect(found(query, text)).toEqual(parts);
});

test.each([
  ['xyz', 'Copy link'],
  ['copy xyz', 'Copy link'],
  ['knil', 'Copy link'],
])('%j is not found in %j', (query, text) => {
  expect(fuzzyMatch(query, text)).toBeNull();
});

test('the start counts more than a word, a word more than its inside, that more than letters', () => {
  const scores = ['Theme: dark', 'Dark theme', 'Anthem', 'Tidy the format'].map(
    (text) => fuzzyMatch('them', text)?.score ?? 0,
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(4);
});

test('spans stand in order, apart, and spell what was asked for', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ unit: 'grapheme-ascii' }),
      (query, text) => {
        const match = fuzzyMatch(query, text);
        if (match === null) return;
        for (const [index, { from, to }] of match.spans.entries()) {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThanOrEqual(match.spans[index - 1]?.to ?? 0);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      },
    ),
  );
});
