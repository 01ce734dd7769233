import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppStoreApi } from '../store/AppStoreContext.ts';
import type { ScreenPart } from '../store/viewSlice.ts';

/** Where one came from to a line of the file, and how to get there again. */
export interface WayBack {
  readonly part: ScreenPart;
  readonly go: () => void;
}

/** The way back to what led to a line of the file, where that took the screen from it; null where nothing did. */
export function useWayBack(): WayBack | null {
  const store = useAppStoreApi();
  const [way, setWay] = useState<WayBack | null>(null);
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.part === before.part) return;
        const { part } = before;
        if (state.reveal === before.reveal || state.part !== 'robots') {
          setWay(null);
          return;
        }
        const pressed = document.activeElement;
        setWay({
          part,
          go: () => {
            // What is not shown takes no keyboard.
            flushSync(() => store.getState().setPart(part));
            if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
          },
        });
      }),
    [store],
  );
  return way;
}
