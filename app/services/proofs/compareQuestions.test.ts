import { expect, test } from 'vitest';
import { asksAgain, asksTheSame } from './compareQuestions.ts';
import type { ChangesQuestion, DialectsQuestion } from './protocol.ts';

const changes: ChangesQuestion = {
  kind: 'changes',
  before: { kind: 'octets', octets: Uint8Array.of(65, 66) },
  after: { kind: 'text', text: 'User-agent: *' },
  reading: 'each-its-own',
  crawlers: ['Googlebot'],
  maxStates: 100,
};
const dialects: DialectsQuestion = {
  kind: 'dialects',
  robots: { kind: 'text', text: 'User-agent: *' },
  agent: 'x',
  a: 'google',
  b: 'bing',
  maxStates: 100,
};

test('the same words in other objects ask the same', () => {
  expect(asksTheSame(changes, structuredClone(changes))).toBe(true);
  expect(asksTheSame(null, null)).toBe(true);
});

test.each<[string, ChangesQuestion | null]>([
  ['another draft', { ...changes, after: { kind: 'text', text: 'User-agent: x' } }],
  [
    'another octet of the baseline',
    { ...changes, before: { kind: 'octets', octets: Uint8Array.of(65, 67) } },
  ],
  ['text for octets', { ...changes, before: { kind: 'text', text: 'AB' } }],
  ['another crawler', { ...changes, crawlers: ['Bingbot'] }],
  ['more places', { ...changes, maxStates: 1_000 }],
  ['nothing', null],
])('%s is another question', (_, other) => {
  expect(asksTheSame(changes, other)).toBe(false);
});

test('an edit asks again; another reading, another pair of dialects or another kind does not', () => {
  expect(asksAgain(changes, { ...changes, after: { kind: 'text', text: '' }, crawlers: [] })).toBe(true);
  expect(asksAgain(changes, { ...changes, reading: 'google' })).toBe(false);
  expect(asksAgain(dialects, { ...dialects, robots: { kind: 'text', text: '' } })).toBe(true);
  expect(asksAgain(dialects, { ...dialects, b: 'yandex' })).toBe(false);
  expect(asksAgain(changes, dialects)).toBe(false);
});
