import { useEffect } from 'react';

/** Has something done when the page is drawn: what it needs no longer stands in the way of the first screen. */
export function OnceDrawn({ run }: { readonly run: () => void }) {
  useEffect(() => run(), [run]);
  return null;
}
