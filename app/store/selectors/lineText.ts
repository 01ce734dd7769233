import type { Source } from '../../../engine/index.ts';
import { memoizeByObject } from '../memoize.ts';

const linesOf = memoizeByObject((source: Source) => source.text.split(/\r\n?|\n/));

/** The text of a line of a source (1-based), trimmed; '' where there is no such line. */
export function lineText(source: Source, line: number): string {
  return linesOf(source)[line - 1]?.trim() ?? '';
}
