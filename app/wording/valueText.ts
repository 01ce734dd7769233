import type { FileReading, OctetSpan } from '../../engine/index.ts';

/** The text that an octet span of a file covers. */
export function textOf({ source }: FileReading, { from, to }: OctetSpan): string {
  return source.text.slice(source.positions.toUtf16(from), source.positions.toUtf16(to));
}
