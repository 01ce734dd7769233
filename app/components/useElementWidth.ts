import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in CSS pixels, as it changes; 0 until it is drawn. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
