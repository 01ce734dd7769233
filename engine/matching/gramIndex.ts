import type { OpenedBuckets } from './literalTrie.ts';

const NONE = -1;

/** The longest gram, in octets: as many as fit an integer. */
export const LONGEST_GRAM = 4;

/** Which bucket each gram opens: a gram is up to four octets in a row, as a big-endian integer with a sign. */
export interface GramIndex {
  readonly grams: Int32Array;
  readonly buckets: Int32Array;
  /** 32 less the power of two that the table's size is. */
  readonly shift: number;
  /** Which lengths occur: bit n - 1 for grams of n octets. */
  readonly lengths: number;
  /** Which buckets are open already; all 0 between questions. */
  readonly open: Uint8Array;
}

/** The gram of the `size` octets before `end`. */
export function gramBefore(octets: Uint8Array, end: number, size: number): number {
  let gram = 0;
  for (let at = end - size; at < end; at += 1) gram = (gram << 8) | (octets[at] ?? 0);
  return gram;
}

function slotOf(index: GramIndex, gram: number): number {
  const { buckets, grams, shift } = index;
  let slot = Math.imul(gram ^ (gram >>> 15), 0x9e3779b1) >>> shift;
  while (buckets[slot] !== NONE && grams[slot] !== gram) slot = (slot + 1) & (buckets.length - 1);
  return slot;
}

/** A gram, its length in octets and the bucket that it opens. */
export interface GramEntry {
  readonly gram: number;
  readonly size: number;
  readonly bucket: number;
}

/** Builds the index; a gram may be given often, but always with the same bucket, whatever its size. `bucketCount` bounds the numbers of buckets. */
export function buildGramIndex(entries: readonly GramEntry[], bucketCount: number): GramIndex {
  const distinct = new Set(entries.map(({ gram }) => gram)).size;
  let power = 6;
  while (2 ** power < 4 * distinct) power += 1;
  const index: GramIndex = {
    grams: new Int32Array(2 ** power),
    buckets: new Int32Array(2 ** power).fill(NONE),
    shift: 32 - power,
    lengths: entries.reduce((bits, { size }) => bits | (1 << (size - 1)), 0),
    open: new Uint8Array(bucketCount),
  };
  for (const { gram, bucket } of entries) {
    const slot = slotOf(index, gram);
    index.grams[slot] = gram;
    index.buckets[slot] = bucket;
  }
  return index;
}

function openFor(index: GramIndex, gram: number, opened: OpenedBuckets): void {
  const bucket = index.buckets[slotOf(index, gram)] ?? NONE;
  if (bucket === NONE || index.open[bucket] === 1) return;
  index.open[bucket] = 1;
  opened.buckets[opened.count++] = bucket;
}

/**
 * Opens the bucket of every gram that stands in the first `length` octets of `target`, each once. It may open others
 * (a gram with leading zero octets looks like a shorter one), so what is inside is still to be compared.
 */
export function openByGrams(
  index: GramIndex,
  target: Uint8Array,
  length: number,
  opened: OpenedBuckets,
): void {
  const { lengths, open } = index;
  if (lengths === 0) return;
  const before = opened.count;
  let gram = 0;
  for (let at = 0; at < length; at += 1) {
    gram = (gram << 8) | (target[at] ?? 0);
    if ((lengths & 8) !== 0) openFor(index, gram, opened);
    if ((lengths & 4) !== 0) openFor(index, gram & 0xffffff, opened);
    if ((lengths & 2) !== 0) openFor(index, gram & 0xffff, opened);
    if ((lengths & 1) !== 0) openFor(index, gram & 0xff, opened);
  }
  for (let at = before; at < opened.count; at += 1) open[opened.buckets[at] ?? 0] = 0;
}
