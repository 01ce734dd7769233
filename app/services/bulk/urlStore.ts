/** Many texts as octets in large blocks, since a million strings would cost several times as much. */
export interface UrlStore {
  readonly add: (text: string) => void;
  readonly textOf: (row: number) => string;
  /** Tells whether a row contains `text`; A to Z count as a to z. */
  readonly containing: (text: string) => (row: number) => boolean;
  /** Sorts rows by their octets, equal ones by their number. */
  readonly sort: (rows: Uint32Array, descending: boolean) => void;
}

const blockBits = 20;
const blockOctets = 2 ** blockBits;
const offsetMask = blockOctets - 1;

/** The longest text that is kept, in UTF-16 units; three octets each fit a block. */
export const longestText = 70_000;

const lower = (octet: number): number => (octet >= 0x41 && octet <= 0x5a ? octet + 0x20 : octet);

/** True where `needle`, in lower case, stands in `octets` in any case. */
function containsOctets(octets: Uint8Array, needle: Uint8Array): boolean {
  for (let at = 0; at + needle.length <= octets.length; at += 1) {
    let matched = 0;
    while (matched < needle.length && lower(octets[at + matched] ?? 0) === needle[matched]) matched += 1;
    if (matched === needle.length) return true;
  }
  return false;
}

/** An empty store. Longer texts than `longestText` are cut. */
export function createUrlStore(): UrlStore {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const blocks: Uint8Array[] = [];
  /** Block and offset in one number. */
  let starts = new Uint32Array(4096);
  let lengths = new Uint32Array(4096);
  let count = 0;
  let end = 0;

  const octetsOf = (row: number): Uint8Array => {
    const start = starts[row] ?? 0;
    const offset = start & offsetMask;
    return (blocks[start >>> blockBits] ?? new Uint8Array()).subarray(offset, offset + (lengths[row] ?? 0));
  };

  /** How many octets all of `rows` begin with alike: mostly their origin, which need not be compared again and again. */
  const sharedLength = (rows: Uint32Array): number => {
    const model = octetsOf(rows[0] ?? 0);
    let shared = model.length;
    for (const row of rows) {
      const start = starts[row] ?? 0;
      const block = blocks[start >>> blockBits] ?? model;
      const offset = start & offsetMask;
      shared = Math.min(shared, lengths[row] ?? 0);
      let at = 0;
      while (at < shared && block[offset + at] === model[at]) at += 1;
      shared = at;
    }
    return shared;
  };

  /** The order of two rows by their octets from `from` on. */
  const compareFrom = (from: number, a: number, b: number): number => {
    const startA = starts[a] ?? 0;
    const startB = starts[b] ?? 0;
    const lengthA = lengths[a] ?? 0;
    const lengthB = lengths[b] ?? 0;
    const blockA = blocks[startA >>> blockBits];
    const blockB = blocks[startB >>> blockBits];
    if (blockA === undefined || blockB === undefined) return 0;
    const offsetA = startA & offsetMask;
    const offsetB = startB & offsetMask;
    const common = Math.min(lengthA, lengthB);
    for (let at = from; at < common; at += 1) {
      const difference = (blockA[offsetA + at] ?? 0) - (blockB[offsetB + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB;
  };

  const grow = (column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
    const grown = new Uint32Array(column.length * 2);
    grown.set(column);
    return grown;
  };

  return {
    add: (text) => {
      const kept = text.length > longestText ? text.slice(0, longestText) : text;
      if (blocks.length === 0 || end + 3 * kept.length > blockOctets) {
        blocks.push(new Uint8Array(blockOctets));
        end = 0;
      }
      if (count === starts.length) {
        starts = grow(starts);
        lengths = grow(lengths);
      }
      const block = blocks[blocks.length - 1] ?? new Uint8Array();
      const { written } = encoder.encodeInto(kept, block.subarray(end));
      starts[count] = (blocks.length - 1) * blockOctets + end;
      lengths[count] = written;
      count += 1;
      end += written;
    },
    textOf: (row) => decoder.decode(octetsOf(row)),
    containing: (text) => {
      const needle = encoder.encode(text).map(lower);
      return (row) => containsOctets(octetsOf(row), needle);
    },
    sort: (rows, descending) => {
      const sign = descending ? -1 : 1;
      const shared = sharedLength(rows);
      rows.sort((a, b) => sign * compareFrom(shared, a, b) || a - b);
    },
  };
}
