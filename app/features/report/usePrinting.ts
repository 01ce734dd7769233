import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being laid out for paper. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // What is not drawn when the event is over is not printed.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    const follow = ({ matches }: MediaQueryListEvent) => (matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
