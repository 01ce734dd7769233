import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessQuestions, choiceQuestions } from './choiceQuestions.ts';
import { dialectsDocument } from './dialectsDocument.ts';
import { dialectOf, dialects } from './index.ts';

const published = new URL('../DIALECTS.md', import.meta.url);
if (process.env['UPDATE_DOCS'] === '1') writeFileSync(published, dialectsDocument(dialects));

test('DIALECTS.md says what the dialects do (UPDATE_DOCS=1 writes it)', () => {
  expect(readFileSync(published, 'utf8')).toBe(dialectsDocument(dialects));
});

describe.each(dialects)('$name', (dialect) => {
  test('is found by its id', () => {
    expect(dialectOf(dialect.id)).toBe(dialect);
  });

  test('answers every question, each with evidence', () => {
    expect(Object.keys(dialect.choices).toSorted()).toEqual(Object.keys(choiceQuestions).toSorted());
    expect(Object.keys(dialect.evidence).toSorted()).toEqual(Object.keys(choiceQuestions).toSorted());
    expect(Object.keys(dialect.access.evidence).toSorted()).toEqual(Object.keys(accessQuestions).toSorted());
  });

  test('names its sources', () => {
    expect(dialect.sources.length).toBeGreaterThan(0);
    for (const { url } of dialect.sources) expect(() => new URL(url)).not.toThrow();
    for (const { source } of Object.values(dialect.evidence)) expect(source).not.toBe('');
  });
});
