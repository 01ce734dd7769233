import { useEffect, useEffectEvent } from 'react';
import type { ReadyCommand } from '../../commands/command.ts';
import { hasModifier, isPressed } from '../../commands/keys.ts';
import { isAppleDevice } from '../../services/device.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStoreApi } from '../../store/AppStoreContext.ts';

/** Whether keys typed there are text, or mean something to a widget. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="menu"]') !== null)
  );
}

/**
 * Runs commands by their keys, wherever the keyboard is; what a widget took for itself is left to it. Keys that were
 * pressed before this was there are made up for.
 */
export function useCommandKeys(commands: readonly ReadyCommand[]): void {
  const store = useAppStoreApi();
  const { earlyKeys } = useServices();
  const act = useEffectEvent((event: KeyboardEvent) => {
    const state = store.getState();
    const isApple = isAppleDevice();
    const command = commands.find(({ keys }) => keys !== null && isPressed(keys, event, isApple));
    if (command?.keys === null || command === undefined) return;
    const isPlain = !hasModifier(command.keys);
    if (isPlain && !state.arePlainKeysOn) return;
    if ((isPlain || command.isOutsideText) && takesText(event.target)) return;
    // Kept from the browser even where there is nothing to do now: a key has one meaning.
    event.preventDefault();
    if (command.isEnabled(state)) void command.run();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.isComposing) act(event);
    };
    for (const event of earlyKeys.take()) act(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [earlyKeys]);
}
