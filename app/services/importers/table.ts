import Papa from 'papaparse';
import { isAddress } from './findUrls.ts';
import type { UrlImport } from './urlImport.ts';
import { createUrlCollector } from './urlImport.ts';

/** A column of a table, for whoever picks the one with the URLs. */
export interface TableColumn {
  /** 0-based. */
  readonly index: number;
  /** From the header row; 'Column 3' where there is none. */
  readonly name: string;
  /** How many of the rows have a URL or path in it. */
  readonly addresses: number;
  /** The first cell that is not empty. */
  readonly sample: string;
}

/** A CSV or TSV file as rows of cells. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
  readonly hasHeader: boolean;
  readonly columns: readonly TableColumn[];
  /** 0-based index of the column that most likely has the URLs; null where none has any. */
  readonly suggested: number | null;
}

/** Wide rows are junk, not tables. */
const maximumColumns = 500;

function columnOf(
  rows: readonly (readonly string[])[],
  index: number,
  header: string | undefined,
): TableColumn {
  const cells = rows.map((row) => row[index]?.trim() ?? '');
  return {
    index,
    name: header?.trim() || `Column ${(index + 1).toString()}`,
    addresses: cells.filter(isAddress).length,
    sample: cells.find((cell) => cell !== '') ?? '',
  };
}

/** Reads CSV, TSV or any other separator that papaparse recognises. Never fails: broken quoting gives odd cells. */
export function parseTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [first = [], ...rest] = data;
  const hasHeader = rest.length > 0 && !first.some((cell) => isAddress(cell.trim()));
  const rows = hasHeader ? rest : data;
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), first.length);
  const columns = Array.from({ length: Math.min(width, maximumColumns) }, (_, index) =>
    columnOf(rows, index, hasHeader ? first[index] : undefined),
  );
  const best = columns.reduce<TableColumn | null>(
    (most, column) => (column.addresses > (most?.addresses ?? 0) ? column : most),
    null,
  );
  return { rows, hasHeader, columns, suggested: best?.index ?? null };
}

/** The URLs of one column (0-based); line numbers count rows of the file, with the header. */
export function urlsOfColumn(table: Table, column: number): UrlImport {
  const collector = createUrlCollector();
  table.rows.forEach((row, index) => {
    const at = index + (table.hasHeader ? 2 : 1);
    const cell = row[column]?.trim() ?? '';
    if (isAddress(cell)) collector.addUrl(cell, at);
    else collector.skip('no-url', cell, at);
  });
  return collector.finish();
}
