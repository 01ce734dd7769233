import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ExpectedVerdict } from '../../../engine/index.ts';
import type { TallList } from '../../components/useTallVirtualizer.ts';

interface RowKeysOptions {
  readonly count: number;
  readonly place: React.RefObject<HTMLElement | null>;
  readonly virtualizer: TallList['virtualizer'];
  /** Enter on a row. */
  readonly onOpen: (index: number) => void;
  /** '+', '-' or '0' on a row; null where expectations can't be set. */
  readonly onExpect: ((index: number, expected: ExpectedVerdict) => void) | null;
}

const expectedByKey: Readonly<Record<string, ExpectedVerdict>> = {
  '+': 'allow',
  '=': 'allow',
  '-': 'disallow',
  '0': 'none',
};

const pageRows = 10;

/** Where a key leads from a row; null for other keys. */
function indexAfter(key: string, index: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - pageRows,
    PageDown: index + pageRows,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
}

/** Moves through the rows of a virtual table by keys; the row that is left or entered last is the one in the tab order. */
export function useRowKeys({ count, place, virtualizer, onOpen, onExpect }: RowKeysOptions) {
  const [active, setActive] = useState(0);
  /** The row that gets the focus once it is drawn. */
  const awaited = useRef<number | null>(null);

  useEffect(() => {
    if (awaited.current === null) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"] > tr`);
    if (row === null || row === undefined) return;
    awaited.current = null;
    row.focus({ preventScroll: true });
  });

  const go = (index: number) => {
    awaited.current = index;
    setActive(index);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const own = target?.closest<HTMLElement>('[data-index]')?.dataset['index'];
    // The place of the rows itself has the focus when the row that had it was scrolled away.
    if (own === undefined && target !== event.currentTarget) return;
    const index = own === undefined ? active : Number(own);
    const next = indexAfter(event.key, index, count);
    const expected = expectedByKey[event.key];
    if (next !== null) go(own === undefined ? index : next);
    else if (event.key === 'Enter' && target?.tagName === 'TR') onOpen(index);
    else if (expected !== undefined && onExpect !== null) onExpect(index, expected);
    else return;
    event.preventDefault();
  };

  return { active: Math.min(active, Math.max(count - 1, 0)), setActive, onKeyDown };
}
