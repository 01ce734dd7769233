import { useMemo, useSyncExternalStore } from 'react';

/** The screens on which parts stand one below the other; style sheets say the same. */
export const narrowScreen = '(max-width: 50rem)';

/** Whether a media query holds, now and as it changes. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  return useSyncExternalStore(
    (onChange) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => list.matches,
  );
}
