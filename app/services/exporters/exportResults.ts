import Papa from 'papaparse';
import type { Case, ResultRow } from '../../../engine/index.ts';
import { junitXml, resultRows, robotsInput, toSource } from '../../../engine/index.ts';
import { markdownTable } from './markdownTable.ts';

/** The forms in which results are saved and copied. */
export type ResultFormat = 'csv' | 'tsv' | 'json' | 'markdown' | 'junit';

/** A file to be saved, or its text to be copied. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

const head = ['URL', 'Crawler', 'Verdict', 'Line', 'Rule', 'Reason', 'Expected', 'Result'] as const;

const words = { true: 'pass', false: 'fail', null: '' } as const;

/** The cells of a row; `lines` are those of the robots.txt, for the text of the deciding rule. */
function cellsOf(row: ResultRow, lines: readonly string[]): readonly string[] {
  const { url, bot, verdict, line, reason, expected, passed } = row;
  const rule = line === 0 ? '' : (lines[line - 1]?.trim() ?? '');
  return [
    url,
    bot,
    verdict,
    line === 0 ? '' : line.toString(),
    rule,
    reason,
    expected ?? '',
    words[`${passed}`],
  ];
}

/** A table for a spreadsheet; cells that it would take for a formula are escaped. */
function delimited(rows: readonly (readonly string[])[], delimiter: ',' | '\t'): string {
  const cells = [head, ...rows].map((row) => [...row]);
  // A byte order mark is what makes spreadsheets read a file as UTF-8; what is copied has no need of it.
  const mark = delimiter === ',' ? '\ufeff' : '';
  return `${mark}${Papa.unparse(cells, { delimiter, newline: '\r\n', escapeFormulae: true })}\r\n`;
}

function describeRow({ url, bot, expected }: ResultRow): string {
  return `${bot} ${expected === 'disallow' ? 'may not' : 'may'} fetch ${url}`;
}

function junit(title: string, rows: readonly ResultRow[]): string {
  const tests = rows
    .filter(({ passed }) => passed !== null)
    .map((row) => ({
      className: row.bot,
      name: describeRow(row),
      failure: row.passed ? null : `The verdict is ${row.verdict}, decided by line ${row.line.toString()}.`,
    }));
  return junitXml(title === '' ? 'robots.txt' : title, tests);
}

/** The results of a case as a file. */
export function exportResults(testCase: Case, format: ResultFormat): ExportedFile {
  const rows = resultRows(testCase);
  const lines = toSource(robotsInput(testCase.robots)).text.split(/\r\n|\r|\n/);
  const cells = rows.map((row) => cellsOf(row, lines));
  switch (format) {
    case 'csv':
      return { fileName: 'robots-results.csv', mediaType: 'text/csv', text: delimited(cells, ',') };
    case 'tsv':
      return {
        fileName: 'robots-results.tsv',
        mediaType: 'text/tab-separated-values',
        text: delimited(cells, '\t'),
      };
    case 'json':
      return {
        fileName: 'robots-results.json',
        mediaType: 'application/json',
        text: `${JSON.stringify(rows, null, 2)}\n`,
      };
    case 'markdown':
      return { fileName: 'robots-results.md', mediaType: 'text/markdown', text: markdownTable(head, cells) };
    case 'junit':
      return {
        fileName: 'robots-results.xml',
        mediaType: 'application/xml',
        text: junit(testCase.title, rows),
      };
  }
}
