import type { Virtualizer } from '@tanstack/react-virtual';
import { elementScroll, observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Browsers draw no elements taller than 16 to 32 million pixels. */
const tallest = 12_000_000;

interface TallListOptions {
  readonly count: number;
  /** The element of the items. */
  readonly list: RefObject<HTMLElement | null>;
  /** The element that scrolls them: the list's parent, or one further out that has more to scroll before them. */
  readonly scrollerOf: () => HTMLElement | null;
  /** Pixels of an item that has not been drawn yet. */
  readonly estimate: number;
  /** The same function for as long as the items are the same: another one means that all are laid out anew. */
  readonly keyOf: (index: number) => string | number;
}

/** The part of a long list that is drawn. */
export interface TallList {
  readonly virtualizer: Virtualizer<HTMLElement, HTMLElement>;
  /** Pixels to leave free before and after the items. */
  readonly before: number;
  readonly after: number;
}

/** How far below the top of what scrolls a list begins, in CSS pixels. */
function offsetIn(scroller: HTMLElement, list: HTMLElement): number {
  const top = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.round(top + scroller.scrollTop - scroller.clientTop);
}

/**
 * A virtual list of any length. One that would be too tall for a browser is as tall as may be, and a step of its scroll
 * bar goes as much further.
 */
export function useTallVirtualizer({ count, list, scrollerOf, estimate, keyOf }: TallListOptions): TallList {
  const [offsetBefore, setOffsetBefore] = useState(0);
  /** How many pixels of the list one pixel of scrolling stands for. */
  const scale = useRef(1);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: scrollerOf,
    scrollMargin: offsetBefore,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 6,
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, isScrolling) => tell(offset * scale.current, isScrolling)),
    scrollToFn: (offset, { adjustments = 0, ...options }, instance) =>
      elementScroll((offset + adjustments) / scale.current, options, instance),
  });
  // What stands before the list changes without the list being told: each drawing looks.
  useLayoutEffect(() => {
    const scroller = scrollerOf();
    if (scroller !== null && list.current !== null) setOffsetBefore(offsetIn(scroller, list.current));
  });
  const total = virtualizer.getTotalSize();
  const height = Math.min(total, tallest);
  const seen = virtualizer.scrollRect?.height ?? 0;
  scale.current = total > height ? (total - seen) / (height - seen) : 1;
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.start ?? 0;
  const last = items.at(-1)?.end ?? 0;
  const offset = virtualizer.scrollOffset ?? 0;
  const before = Math.max(first - offset + offset / scale.current - offsetBefore, 0);
  return { virtualizer, before, after: Math.max(height - before - (last - first), 0) };
}
