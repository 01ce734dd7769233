import type { Virtualizer } from '@tanstack/react-virtual';
import { elementScroll, observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';

/** Browsers draw no elements taller than 16 to 32 million pixels. */
const tallest = 12_000_000;

interface TallListOptions {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
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

/**
 * A virtual list of any length. One that would be too tall for a browser is as tall as may be, and a step of its scroll
 * bar goes as much further.
 */
export function useTallVirtualizer({ count, scroller, estimate, keyOf }: TallListOptions): TallList {
  /** How many pixels of the list one pixel of scrolling stands for. */
  const scale = useRef(1);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 6,
    observeElementOffset: (instance, tell) =>
      observeElementOffset(instance, (offset, isScrolling) => tell(offset * scale.current, isScrolling)),
    scrollToFn: (offset, { adjustments = 0, ...options }, instance) =>
      elementScroll((offset + adjustments) / scale.current, options, instance),
  });
  const total = virtualizer.getTotalSize();
  const height = Math.min(total, tallest);
  const seen = virtualizer.scrollRect?.height ?? 0;
  scale.current = total > height ? (total - seen) / (height - seen) : 1;
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.start ?? 0;
  const last = items.at(-1)?.end ?? 0;
  const offset = virtualizer.scrollOffset ?? 0;
  const before = Math.max(first - offset + offset / scale.current, 0);
  return { virtualizer, before, after: Math.max(height - before - (last - first), 0) };
}
