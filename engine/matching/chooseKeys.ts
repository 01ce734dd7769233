import { gramBefore, LONGEST_GRAM } from './gramIndex.ts';
import type { PathPattern } from './pathPattern.ts';

/** What must stand in a target for a pattern to be worth comparing. */
export type CandidateKey =
  /** The first segment, at the start. */
  | { readonly kind: 'start'; readonly octets: Uint8Array }
  /** `size` octets in a row, anywhere. */
  | { readonly kind: 'gram'; readonly gram: number; readonly size: number };

/** A gram of one octet stands in nearly every target, and one of two in many. */
const likelihood = [0, 64, 8, 2, 1];

function eachGram(pattern: PathPattern, visit: (gram: number, size: number) => void): void {
  for (const [index, segment] of pattern.segments.entries()) {
    if (index === 0 || segment.length === 0) continue;
    const size = Math.min(segment.length, LONGEST_GRAM);
    for (let end = size; end <= segment.length; end += 1) visit(gramBefore(segment, end, size), size);
  }
}

function startOf(pattern: PathPattern): string {
  return (pattern.segments[0] ?? []).join();
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Chooses for each pattern, in their order, the key that it shares with the fewest others. */
export function chooseKeys(patterns: readonly PathPattern[]): readonly CandidateKey[] {
  const starts = new Map<string, number>();
  const grams = new Map<number, number>();
  for (const pattern of patterns) {
    count(starts, startOf(pattern));
    eachGram(pattern, (gram) => count(grams, gram));
  }
  return patterns.map((pattern) => {
    let cost = starts.get(startOf(pattern)) ?? 0;
    let key: CandidateKey = { kind: 'start', octets: pattern.segments[0] ?? new Uint8Array() };
    eachGram(pattern, (gram, size) => {
      const gramCost = (grams.get(gram) ?? 0) * (likelihood[size] ?? 1);
      if (gramCost >= cost) return;
      cost = gramCost;
      key = { kind: 'gram', gram, size };
    });
    return key;
  });
}
