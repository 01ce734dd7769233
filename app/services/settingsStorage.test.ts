import { expect, test } from 'vitest';
import { loadSettings } from './settingsStorage.ts';

const holding = (value: string | null) => () => ({ getItem: () => value }) as unknown as Storage;

test.each([
  [null, {}],
  ['no json', {}],
  ['[]', {}],
  ['{"theme":"pink","tab":3,"panes":{"left":"wide"}}', {}],
  ['{"theme":"dark","tab":"urls"}', { theme: 'dark', tab: 'urls' }],
  ['{"recentCommands":[1],"arePlainKeysOn":"no"}', {}],
  [
    '{"recentCommands":["new-case"],"arePlainKeysOn":false}',
    { recentCommands: ['new-case'], arePlainKeysOn: false },
  ],
  ['{"panes":{"left":30,"editor":50}}', { panes: { left: 30, editor: 50 } }],
])('settings kept as %j are read as %j', (kept, settings) => {
  expect(loadSettings(holding(kept))).toEqual(settings);
});

test('a forbidden storage has no settings', () => {
  expect(
    loadSettings(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).toEqual({});
});
