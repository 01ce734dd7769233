/** A Markdown table; the first column is text, the others are figures unless told. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  others: 'figures' | 'text' = 'figures',
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 || others === 'text' ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** A count, with thousands separated: 1,234. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** A number of two significant digits or more: 0.034, 1.2, 340. */
export function figure(value: number): string {
  return value >= 100 ? count(value) : value.toLocaleString('en', { maximumSignificantDigits: 2 });
}

/** How many times: 1×, 4.1×, 340×. */
export function ratio(value: number): string {
  return `${figure(value)}×`;
}
