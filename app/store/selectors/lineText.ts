import type { RobotsContent, Source } from '../../../engine/index.ts';
import { memoizeByObject } from '../memoize.ts';
import { textOf } from './source.ts';

const split = (text: string): readonly string[] => text.split(/\r\n?|\n/);

const linesOf = memoizeByObject((source: Source) => split(source.text));
const contentLinesOf = memoizeByObject((content: RobotsContent) => split(textOf(content)));

/** The text of a line of a source (1-based), trimmed; '' where there is no such line. */
export function lineText(source: Source, line: number): string {
  return linesOf(source)[line - 1]?.trim() ?? '';
}

/** The text of a line of a robots.txt (1-based), trimmed; '' where there is no such line. */
export function contentLine(content: RobotsContent, line: number): string {
  return contentLinesOf(content)[line - 1]?.trim() ?? '';
}
