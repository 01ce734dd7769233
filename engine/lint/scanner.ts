import type { Dialect } from '../dialects/dialect.ts';
import type { Line } from '../syntax/line.ts';
import { scanLines } from '../syntax/scanLines.ts';

/** Takes octets apart into lines as each dialect does; those that take them apart alike share that work. */
export function createScanner(octets: Uint8Array): (dialect: Dialect) => readonly Line[] {
  const scanned = new Map<string, readonly Line[]>();
  return ({ choices }) => {
    const { byteOrderMark, whiteSpace, nul, lineOctets, missingColon } = choices;
    const key = [byteOrderMark, whiteSpace, nul, lineOctets, missingColon].join(' ');
    const lines = scanned.get(key) ?? scanLines(octets, choices);
    scanned.set(key, lines);
    return lines;
  };
}
