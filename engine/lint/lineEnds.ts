import type { LineEnd } from '../syntax/line.ts';
import type { LintLine } from './lintContext.ts';

/** The line ends of a file, where they are not all of one kind. */
export interface MixedLineEnds {
  /** The most frequent kind, doubled ones left out. */
  readonly common: Exclude<LineEnd, 'none'>;
  /** The line to point at: the first that ends in CR CR LF, else the first that ends unlike most. */
  readonly odd: LintLine;
  readonly isDoubled: boolean;
}

/** True where a CR stands before a CR LF: a line end gone through a conversion twice. */
export function isDoubledEnd(line: LintLine, next: LintLine | undefined): boolean {
  return line.end === 'cr' && next?.end === 'crlf' && next.scanned.span.from === next.scanned.span.to;
}

/** What is mixed about the line ends; null where they are all of one kind. */
export function mixedLineEnds(lines: readonly LintLine[]): MixedLineEnds | null {
  const counts = { lf: 0, crlf: 0, cr: 0, none: 0 };
  let doubled: LintLine | null = null;
  for (const [index, line] of lines.entries()) {
    if (isDoubledEnd(line, lines[index + 1])) doubled ??= line;
    else counts[line.end] += 1;
  }
  const kinds = (['lf', 'crlf', 'cr'] as const).filter((kind) => counts[kind] > 0);
  if (doubled === null && kinds.length < 2) return null;
  const common = kinds.toSorted((a, b) => counts[b] - counts[a])[0] ?? 'lf';
  const odd = doubled ?? lines.find(({ end }) => end !== common && end !== 'none');
  return odd === undefined ? null : { common, odd, isDoubled: doubled !== null };
}
