import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridPosition } from './gridPosition.ts';
import { insideGrid, positionAfter } from './gridPosition.ts';

/** The one stop of a grid for the Tab key, and how arrow keys move it. */
export interface GridFocus {
  /** What scrolls. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly position: GridPosition;
  /** Whether keys brought it there; a cell that is pressed must stay under the pointer. */
  readonly isByKeys: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** To be called when a cell is focused by other means. */
  readonly onFocusCell: (position: GridPosition) => void;
}

/** Roving focus over `rows` of bots and `columns`; cells carry `data-cell="row column"`. */
export function useGridFocus(rows: number, columns: number): GridFocus {
  const [{ chosen, isByKeys }, setStop] = useState({ chosen: { row: 0, column: -1 }, isByKeys: false });
  const place = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const position = insideGrid(chosen, rows, columns);
  // After the row was drawn: it may have been out of sight.
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const cell = place.current?.querySelector<HTMLElement>(
      `[data-cell="${position.row} ${position.column}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    place,
    position,
    isByKeys,
    onKeyDown: (event) => {
      if (event.altKey || event.metaKey || event.shiftKey) return;
      const isInCell = event.target instanceof HTMLElement && event.target.dataset['cell'] !== undefined;
      const next = isInCell ? positionAfter(event, position, rows, columns) : null;
      if (next === null) return;
      event.preventDefault();
      isMoving.current = true;
      setStop({ chosen: next, isByKeys: true });
    },
    onFocusCell: (focused) => {
      // The focus that keys moved arrives here too, and is theirs still.
      if (focused.row !== position.row || focused.column !== position.column)
        setStop({ chosen: focused, isByKeys: false });
    },
  };
}
