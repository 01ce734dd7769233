import { bulkVerdicts } from '../../../engine/index.ts';
import type { BulkTable } from './bulkTable.ts';
import type { BulkView } from './bulkView.ts';
import type { BulkRows, RuleCount } from './protocol.ts';

/** The rows of a view from one place to another, in columns. */
export function readRows(table: BulkTable, view: BulkView, from: number, to: number): BulkRows {
  const rows = view.slice(from, to);
  const columns = table.columns();
  const cells = rows.length * columns.length;
  const verdicts = new Uint8Array(cells);
  const ruleLines = new Int32Array(cells);
  const expected = new Uint8Array(cells);
  for (const [place, row] of rows.entries()) {
    for (const [bot, column] of columns.entries()) {
      const cell = place * columns.length + bot;
      verdicts[cell] = column.verdicts[row] ?? 0;
      ruleLines[cell] = column.lines[row] ?? 0;
      expected[cell] = table.expectedOf(row, bot);
    }
  }
  return {
    from,
    urls: Array.from(rows, (row) => table.urls.textOf(row)),
    listLines: Uint32Array.from(rows, (row) => table.listLineOf(row)),
    standings: Uint8Array.from(rows, (row) => table.standingOf(row)),
    verdicts,
    ruleLines,
    expected,
  };
}

/** How many rows of a view each rule decides, by bot; the rule with the most rows first. */
export function countByRule(table: BulkTable, view: BulkView): readonly RuleCount[] {
  const rows = view.slice(0, view.length);
  const counts = table.columns().flatMap(({ verdicts, lines }, bot): readonly RuleCount[] => {
    const byLine = new Map<number, number>();
    for (const row of rows) {
      if (verdicts[row] === bulkVerdicts.notAsked) continue;
      const line = lines[row] ?? 0;
      byLine.set(line, (byLine.get(line) ?? 0) + 1);
    }
    return Array.from(byLine, ([line, count]) => ({ bot, line, rows: count }));
  });
  return counts.toSorted((a, b) => b.rows - a.rows || a.bot - b.bot || a.line - b.line);
}
