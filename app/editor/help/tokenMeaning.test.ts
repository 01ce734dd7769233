import { expect, test } from 'vitest';
import { tokenAt } from './tokenMeaning.ts';

test.each([
  ['Disallow: /caf%C3%A9/', 15, '%C3%A9 stands for “é”.'],
  ['Disallow: /%FF', 12, '%FF encodes bytes that are not valid UTF-8.'],
  ['Disallow: /shop/', 12, null],
  ['User-agent: *', 12, null],
])('in %j at %i', (line, column, sentence) => {
  expect(tokenAt(line, column)?.sentence).toBe(sentence);
});

test('between pieces there is none', () => {
  expect(tokenAt('Disallow: /a', 9)).toBeNull();
});
