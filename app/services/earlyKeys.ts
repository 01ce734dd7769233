import { isPressed } from '../commands/keys.ts';

/**
 * Combinations with the command key alone, which browsers would take for themselves: to save the page, to search the
 * web, to open a file in its place.
 */
export const browserKeys: readonly string[] = ['Mod-s', 'Mod-k', 'Mod-o'];

/** Keys that were pressed before there was anybody to act on them. */
export interface EarlyKeys {
  /** What was pressed so far, each to be had once; from then on, keys are left to whoever asked. */
  readonly take: () => readonly KeyboardEvent[];
}

/** Holds the keys of commands from the first moment, until the code of the commands is there. */
export function holdEarlyKeys(target: Window, isApple: boolean): EarlyKeys {
  let held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (!(event.ctrlKey || event.metaKey || event.altKey) || event.getModifierState('AltGraph')) return;
    held.push(event);
    if (browserKeys.some((keys) => isPressed(keys, event, isApple))) event.preventDefault();
  };
  target.addEventListener('keydown', hold);
  return {
    take: () => {
      target.removeEventListener('keydown', hold);
      const taken = held;
      held = [];
      return taken;
    },
  };
}
