import { startTransition, useState } from 'react';

/**
 * Whether something whose code comes late is asked for, and what makes its button ask. What is drawn stays, with the
 * keyboard in it, until the code is there: give both to one `Suspense`.
 */
export function useLateOpening(load: () => Promise<unknown>) {
  const [isWanted, setIsWanted] = useState(false);
  const preload = () => void load();
  return {
    isWanted,
    reach: {
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => startTransition(() => setIsWanted(true)),
    },
  };
}
