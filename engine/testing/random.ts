/** Draws that come again with the same seed, for trials too many or too large for fast-check. */
export interface Random {
  /** A whole number from 0 up to, but not, `below`. */
  readonly below: (below: number) => number;
  readonly chance: (share: number) => boolean;
  /** One of some, which must not be none. */
  readonly oneOf: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** One of any number; undefined of none. */
  readonly anyOf: <Item>(items: readonly Item[]) => Item | undefined;
}

/** A source of draws (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    oneOf: (items) => items[below(items.length)] ?? items[0],
    anyOf: (items) => items[below(items.length)],
  };
}
