import { sequenceLength } from './utf8.ts';

/** Turns octet offsets of a source into UTF-16 offsets of its text and back. */
export interface Positions {
  /** The UTF-16 offset of the character that the octet at `octet` belongs to; the text's length at or past the end. */
  readonly toUtf16: (octet: number) => number;
  /** The octet offset of the character that the UTF-16 unit at `unit` belongs to; the octets' length at or past the end. */
  readonly toOctet: (unit: number) => number;
}

/** For each octet, and one past the last, the UTF-16 offset of its character; null where octets and units are the same. */
function unitOffsets(octets: Uint8Array): Uint32Array | null {
  const firstOther = octets.findIndex((octet) => octet >= 0x80);
  if (firstOther === -1) return null;
  const offsets = new Uint32Array(octets.length + 1);
  let unit = 0;
  let at = 0;
  while (at < octets.length) {
    const length = sequenceLength(octets, at);
    const size = Math.abs(length);
    offsets.fill(unit, at, at + size);
    unit += length === 4 ? 2 : 1;
    at += size;
  }
  offsets[octets.length] = unit;
  return offsets;
}

/** Positions over `octets`; the table is built on the first question, since most files are plain ASCII or never asked. */
export function createPositions(octets: Uint8Array): Positions {
  let offsets: Uint32Array | null | undefined;
  const table = (): Uint32Array | null => {
    if (offsets === undefined) offsets = unitOffsets(octets);
    return offsets;
  };
  const clamp = (value: number, end: number): number => Math.min(Math.max(value, 0), end);
  return {
    toUtf16: (octet) => {
      const at = clamp(octet, octets.length);
      return table()?.[at] ?? at;
    },
    toOctet: (unit) => {
      const units = table();
      if (units === null) return clamp(unit, octets.length);
      let low = 0;
      let high = octets.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((units[middle] ?? 0) < unit) low = middle + 1;
        else high = middle;
      }
      // The second unit of a surrogate pair has no octet of its own: step back to its character's first octet.
      if ((units[low] ?? 0) > unit) {
        const before = units[low - 1] ?? 0;
        while (low > 0 && (units[low - 1] ?? 0) === before) low -= 1;
      }
      return low;
    },
  };
}
