import Papa from 'papaparse';
import { bulkVerdicts } from '../../../engine/index.ts';
import type { BulkTable } from './bulkTable.ts';
import { standings } from './bulkTable.ts';
import type { BulkView } from './bulkView.ts';
import type { ExportFormat, ExportPart } from './protocol.ts';

const rowsAtOnce = 5_000;

const verdictWords: Readonly<Record<number, string>> = {
  [bulkVerdicts.allowed]: 'allow',
  [bulkVerdicts.disallowed]: 'disallow',
};
const standingWords: Readonly<Record<number, string>> = {
  [standings.outside]: 'other site',
  [standings.unreadable]: 'not a URL',
};

function headOf(bots: readonly string[]): readonly string[] {
  return ['line', 'url', 'note', ...bots.flatMap((bot) => [bot, `${bot}: robots.txt line`])];
}

function cellsOf(table: BulkTable, row: number): readonly (string | number)[] {
  const answers = table.columns().flatMap(({ verdicts, lines }) => {
    const verdict = verdictWords[verdicts[row] ?? 0] ?? '';
    return [verdict, verdict === '' || lines[row] === 0 ? '' : (lines[row] ?? '')];
  });
  const note = standingWords[table.standingOf(row)] ?? '';
  return [table.listLineOf(row), table.urls.textOf(row), note, ...answers];
}

/**
 * A part of the view as a table for a spreadsheet, UTF-8 with CRLF line ends: the rows at `from` and after it, with the
 * head before the first. Cells that a spreadsheet would take for a formula are escaped.
 */
export function exportRows(table: BulkTable, view: BulkView, from: number, format: ExportFormat): ExportPart {
  const to = Math.min(from + rowsAtOnce, view.length);
  const cells = Array.from(view.slice(from, to), (row) => cellsOf(table, row));
  const lines = from === 0 ? [headOf(table.bots), ...cells] : cells;
  const text = Papa.unparse(
    lines.map((line) => [...line]),
    { delimiter: format === 'csv' ? ',' : '\t', newline: '\r\n', escapeFormulae: true },
  );
  const octets = new TextEncoder().encode(text === '' ? '' : `${text}\r\n`);
  return { octets, next: to < view.length ? to : null };
}
