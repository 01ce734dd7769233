import { flushSync } from 'react-dom';
import type { AppStore } from '../store/appStore.ts';
import type { ScreenPart } from '../store/viewSlice.ts';

/** The ids of the elements of the screen's parts. */
export const places: { readonly [Part in ScreenPart]: string } = {
  robots: 'robots-txt',
  problems: 'problems',
  tests: 'tests',
};

/** Shows a part and gives it the keyboard, so that Tab goes on inside it. */
export function goToPart(store: AppStore, part: ScreenPart): void {
  // What is not shown takes no keyboard.
  flushSync(() => store.getState().setPart(part));
  document.getElementById(places[part])?.focus();
}
