/** A cell as text of a Markdown table: nothing in it is a column, a line, a link, an image or markup. */
function cell(text: string): string {
  if (text === '') return '';
  const line = text.replace(/[\r\n\t]+/g, ' ');
  // A code span shows its text as it is; only backticks need a longer fence, and bars end a cell even there.
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${fence}${padding}${line.replaceAll('|', '\\|')}${padding}${fence}`;
}

/** A table in GitHub's Markdown, for a ticket. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join('\n')}\n`;
}
