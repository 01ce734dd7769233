import type { FileReading, Line } from '../../engine/index.ts';

const lineEndNames: { readonly [End in Exclude<Line['end'], 'none'>]: string } = {
  lf: 'LF',
  cr: 'CR',
  crlf: 'CRLF',
};

/** A size for people: octets up to a thousand, then KiB and MiB. */
function sizeText(octets: number): string {
  if (octets < 1000) return `${octets} B`;
  const kibi = octets / 1024;
  return kibi < 1000 ? `${kibi.toFixed(1)} KiB` : `${(kibi / 1024).toFixed(1)} MiB`;
}

function lineEndsOf(lines: readonly Line[]): readonly string[] {
  const ends = new Set(lines.map(({ end }) => end));
  return (['lf', 'crlf', 'cr'] as const).filter((end) => ends.has(end)).map((end) => lineEndNames[end]);
}

/** What is to be said of a file before its content is looked at. */
export interface FileFacts {
  readonly facts: readonly string[];
  /** What editing will change without being asked. */
  readonly warnings: readonly string[];
}

/** Lines, size, encoding and line ends of a file. */
export function fileFacts({ source, lines }: FileReading): FileFacts {
  const { octets, byteOrderMark, invalid, from } = source;
  const ends = lineEndsOf(lines);
  const lineCount = lines.length === 1 ? '1 line' : `${lines.length.toLocaleString('en')} lines`;
  const encoding =
    invalid.length > 0 ? 'not valid UTF-8' : byteOrderMark === 'none' ? 'UTF-8' : 'UTF-8 with BOM';
  const facts = [
    lineCount,
    sizeText(octets.length),
    encoding,
    ...(ends.length > 0 ? [ends.join(' + ')] : []),
  ];
  if (from === 'text') return { facts, warnings: [] };
  const changes = [
    ...(ends.some((end) => end !== 'LF') ? ['line endings to LF'] : []),
    ...(invalid.length > 0 ? ['invalid UTF-8 to U+FFFD'] : []),
  ];
  return { facts, warnings: changes.length === 0 ? [] : [`editing converts ${changes.join(' and ')}`] };
}
