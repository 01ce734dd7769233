import type { FileReading } from '../../../engine/index.ts';

/** A physical line of a file's text; UTF-16 offsets. */
export interface LineText {
  readonly from: number;
  /** Where its line end begins. */
  readonly to: number;
  /** Where the next line begins. */
  readonly end: number;
  readonly text: string;
}

/** The lines of a file as text, in their order. */
export function lineTexts({ source, lines }: FileReading): readonly LineText[] {
  const { toUtf16 } = source.positions;
  return lines.map(({ span }, index) => {
    const [from, to] = [toUtf16(span.from), toUtf16(span.to)];
    const next = lines[index + 1];
    const end = next === undefined ? source.text.length : toUtf16(next.span.from);
    return { from, to, end, text: source.text.slice(from, to) };
  });
}

/** How lines end in a file: as its first does, LF where there is none. */
export function lineEndOf({ lines }: FileReading): string {
  const end = lines[0]?.end;
  return end === 'crlf' ? '\r\n' : end === 'cr' ? '\r' : '\n';
}
