import { expect, test } from 'vitest';
import type { Case } from '../../engine/index.ts';
import { emptyCase, plainAccessInput } from '../../engine/index.ts';
import { createAppStore } from './appStore.ts';
import { isEmptyCase } from './isEmptyCase.ts';
import { sourceOf } from './selectors/source.ts';

const textCase = (text: string): Case => ({ ...emptyCase, robots: { kind: 'text', text } });

test('an opened file keeps its octets until the first edit', () => {
  const store = createAppStore();
  const octets = Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0x0d, 0x0a);
  store.getState().openRobotsFile(octets, 'robots.txt');
  expect(sourceOf(store.getState().case.robots).octets).toEqual(octets);
  expect(store.getState().fileName).toBe('robots.txt');

  store.getState().setRobotsText('B\n');
  expect(store.getState().case.robots).toEqual({ kind: 'text', text: 'B\n' });
  expect(store.getState().fileName).toBeNull();
});

test('how a file was fetched goes with it, unless the one that is opened came by that fetch', () => {
  const fetch = { ...plainAccessInput, result: { kind: 'failure', failure: 'timeout' } } as const;
  const store = createAppStore({ case: { ...textCase('A\n'), fetch } });
  store.getState().openRobotsFile(Uint8Array.of(0x41), 'body of the response', fetch);
  expect(store.getState().case.fetch).toEqual(fetch);
  store.getState().openRobotsFile(Uint8Array.of(0x42), 'robots.txt');
  expect(store.getState().case.fetch).toBeNull();
  store.getState().restorePreviousCase();
  expect(store.getState().case.fetch).toEqual(fetch);
});

test('edits are made in the present text', () => {
  const store = createAppStore({ case: textCase('Disalow: /a\nDisallow: b\n') });
  store.getState().editRobots([
    { from: 0, to: 7, insert: 'Disallow' },
    { from: 22, to: 22, insert: '/' },
  ]);
  expect(store.getState().case.robots).toEqual({ kind: 'text', text: 'Disallow: /a\nDisallow: /b\n' });
});

test('a bot is added once and can be taken away', () => {
  const store = createAppStore();
  store.getState().addBot('GPTBot');
  store.getState().addBot('GPTBot');
  expect(store.getState().case.bots).toEqual(['Googlebot', 'GPTBot']);
  store.getState().removeBot('Googlebot');
  expect(store.getState().case.bots).toEqual(['GPTBot']);
});

test('a replaced case can be had back, and the replacement too', () => {
  const store = createAppStore({ case: textCase('mine') });
  store.getState().replaceCase(textCase('theirs'));
  store.getState().restorePreviousCase();
  expect(store.getState().case).toEqual(textCase('mine'));
  store.getState().restorePreviousCase();
  expect(store.getState().case).toEqual(textCase('theirs'));
});

test('a replaced case drops what was selected in the one before', () => {
  const store = createAppStore({ case: textCase('mine') });
  store.getState().select({ urlLine: 3, bot: 'Googlebot' });
  store.getState().replaceCase(textCase('theirs'));
  expect(store.getState().selection).toBeNull();
});

test.each([
  ['nothing', emptyCase, true],
  ['white space alone', { ...textCase(' \n'), urlList: '\n' }, true],
  ['other bots alone', { ...emptyCase, bots: ['GPTBot'] }, true],
  ['a robots.txt', textCase('User-agent: *'), false],
  ['a URL', { ...emptyCase, urlList: '/x' }, false],
  ['a title', { ...emptyCase, title: 'Shop' }, false],
  ['octets', { ...emptyCase, robots: { kind: 'octets', octets: Uint8Array.of(0) } }, false],
] as const)('a case with %s: nothing to lose is $2', (_, theCase, expected) => {
  expect(isEmptyCase(theCase)).toBe(expected);
});
