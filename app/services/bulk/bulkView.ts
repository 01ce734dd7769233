import { bulkVerdicts } from '../../../engine/index.ts';
import type { BulkFilter, BulkSort } from './bulkFilter.ts';
import type { BulkTable } from './bulkTable.ts';
import { standings } from './bulkTable.ts';

type Passes = (row: number) => boolean;

function passesShow(table: BulkTable, { show, bot }: BulkFilter): Passes | null {
  const columns = table.columns().filter((_, index) => bot === null || bot === index);
  const hasVerdict =
    (verdict: number): Passes =>
    (row) =>
      columns.some(({ verdicts }) => verdicts[row] === verdict);
  const stands =
    (standing: number): Passes =>
    (row) =>
      table.standingOf(row) === standing;
  switch (show) {
    case 'all':
      return null;
    case 'allowed':
      return hasVerdict(bulkVerdicts.allowed);
    case 'disallowed':
      return hasVerdict(bulkVerdicts.disallowed);
    case 'bots-differ': {
      const all = table.columns();
      const someAllowed: Passes = (row) => all.some(({ verdicts }) => verdicts[row] === bulkVerdicts.allowed);
      return (row) =>
        someAllowed(row) && all.some(({ verdicts }) => verdicts[row] === bulkVerdicts.disallowed);
    }
    case 'unexpected':
      return (row) => table.isUnexpected(row, bot);
    case 'outside':
      return stands(standings.outside);
    case 'unreadable':
      return stands(standings.unreadable);
  }
}

function passesRule(table: BulkTable, { bot, ruleLine }: BulkFilter): Passes | null {
  if (ruleLine === null) return null;
  const columns = table.columns().filter((_, index) => bot === null || bot === index);
  return (row) =>
    columns.some(({ verdicts, lines }) => verdicts[row] !== bulkVerdicts.notAsked && lines[row] === ruleLine);
}

/** Rows that pass the filter, in the list's order. */
function filterRows(table: BulkTable, filter: BulkFilter): Uint32Array {
  const contains: Passes | null = filter.text === '' ? null : table.urls.containing(filter.text);
  const passes = [passesShow(table, filter), passesRule(table, filter), contains].filter(
    (one) => one !== null,
  );
  const rows = new Uint32Array(table.length());
  let count = 0;
  for (let row = 0; row < rows.length; row += 1) if (passes.every((one) => one(row))) rows[count++] = row;
  return rows.subarray(0, count);
}

/** Sorts by a number below 2^20: with the row behind it in one key, which needs no comparison function. */
function sortByNumber(rows: Uint32Array, numberOf: (row: number) => number, descending: boolean): void {
  const rowsAtMost = 2 ** 32;
  const keys = Float64Array.from(rows, (row) => {
    const number = numberOf(row);
    return (descending ? 2 ** 20 - number : number) * rowsAtMost + row;
  });
  keys.sort();
  for (let place = 0; place < keys.length; place += 1) rows[place] = (keys[place] ?? 0) % rowsAtMost;
}

/** Rows of a table, chosen and ordered; each is its place in the table. */
export interface BulkView {
  readonly length: number;
  /** The rows from one place of the view to another, which is not included. */
  readonly slice: (from: number, to: number) => Uint32Array;
}

/** All rows as the list has them, also those to come. */
export function everyRowOf(table: BulkTable): BulkView {
  return {
    get length() {
      return table.length();
    },
    slice: (from, to) => {
      const start = Math.max(from, 0);
      const end = Math.min(to, table.length());
      return Uint32Array.from({ length: Math.max(end - start, 0) }, (_, index) => start + index);
    },
  };
}

/** The rows that pass a filter, in an order. */
export function selectRows(table: BulkTable, filter: BulkFilter, sort: BulkSort): BulkView {
  const rows = filterRows(table, filter);
  const column = table.columns()[sort.bot];
  switch (sort.by) {
    case 'list':
      if (sort.descending) rows.reverse();
      break;
    case 'url':
      table.urls.sort(rows, sort.descending);
      break;
    case 'verdict':
      sortByNumber(rows, (row) => column?.verdicts[row] ?? 0, sort.descending);
      break;
    case 'rule':
      sortByNumber(rows, (row) => column?.lines[row] ?? 0, sort.descending);
      break;
  }
  return { length: rows.length, slice: (from, to) => rows.subarray(Math.max(from, 0), Math.max(to, 0)) };
}
