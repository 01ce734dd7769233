/** A place in the grid: a row by its index among bots, a column; -1 is the bot itself. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** How far Page Up and Page Down go. */
const page = 10;

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The position brought into a grid of `rows` by `columns`. */
export function insideGrid({ row, column }: GridPosition, rows: number, columns: number): GridPosition {
  return { row: within(row, 0, rows - 1), column: within(column, -1, columns - 1) };
}

/** Where a key leads (ARIA Authoring Practices, 'Grid'); null for other keys. */
export function positionAfter(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { row, column }: GridPosition,
  rows: number,
  columns: number,
): GridPosition | null {
  const go = (to: GridPosition) => insideGrid(to, rows, columns);
  switch (key) {
    case 'ArrowUp':
      return go({ row: row - 1, column });
    case 'ArrowDown':
      return go({ row: row + 1, column });
    case 'ArrowLeft':
      return go({ row, column: column - 1 });
    case 'ArrowRight':
      return go({ row, column: column + 1 });
    case 'PageUp':
      return go({ row: row - page, column });
    case 'PageDown':
      return go({ row: row + page, column });
    case 'Home':
      return go({ row: ctrlKey ? 0 : row, column: -1 });
    case 'End':
      return go({ row: ctrlKey ? rows - 1 : row, column: columns - 1 });
    default:
      return null;
  }
}
