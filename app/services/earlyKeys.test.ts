import { expect, test } from 'vitest';
import { appCommands } from '../shell/commands/appCommands.ts';
import { browserKeys } from './earlyKeys.ts';

test('every command that is asked for by the command key and a letter is held back from the browser', () => {
  const own = appCommands.flatMap(({ keys, isOutsideText = false }) =>
    keys !== null && /^Mod-\w$/.test(keys) && !isOutsideText ? [keys] : [],
  );
  expect(new Set(own)).toEqual(new Set(browserKeys));
});
