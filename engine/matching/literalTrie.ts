/** No rank: worse than every rule's. */
export const NO_RANK = 0x7fffffff;

const ROOT = 0;
const NONE = -1;

/** A literal to be found at the start of a target. `rank` is the place of its rule by precedence, 0 the best. */
export interface LiteralEntry {
  readonly octets: Uint8Array;
  /** 'prefix' and 'exact' decide by themselves; a 'bucket' only opens its candidates. */
  readonly kind: 'prefix' | 'exact' | 'bucket';
  /** The rank, or the number of the bucket. */
  readonly value: number;
}

/**
 * A compressed trie over literals: a node is the octets that lead to it, as a span of one pool. Children are found by
 * node and first octet in one open-addressed table, so a step costs the same however many children there are.
 */
export interface LiteralTrie {
  readonly pool: Uint8Array;
  readonly labelFrom: Int32Array;
  readonly labelTo: Int32Array;
  readonly prefixRank: Int32Array;
  readonly exactRank: Int32Array;
  readonly bucket: Int32Array;
  readonly childKeys: Int32Array;
  readonly childNodes: Int32Array;
  /** 32 less the power of two that the table's size is. */
  readonly childShift: number;
}

function powerFor(count: number): number {
  let power = 4;
  while (2 ** power < count) power += 1;
  return power;
}

/** Where in the table the child of `node` for `octet` stands or would stand. */
function childSlot(trie: LiteralTrie, node: number, octet: number): number {
  const { childKeys, childShift } = trie;
  const key = (node << 8) | octet;
  let slot = Math.imul(key, 0x9e3779b1) >>> childShift;
  while (childKeys[slot] !== NONE && childKeys[slot] !== key) slot = (slot + 1) & (childKeys.length - 1);
  return slot;
}

function setChild(trie: LiteralTrie, node: number, octet: number, child: number): void {
  const slot = childSlot(trie, node, octet);
  trie.childKeys[slot] = (node << 8) | octet;
  trie.childNodes[slot] = child;
}

/** A trie with room for `count` literals of `octets` octets in all. Each adds two nodes at most: a split and a leaf. */
function createTrie(count: number, octets: number): LiteralTrie {
  const nodes = 2 * count + 1;
  const power = powerFor(2 * nodes);
  return {
    pool: new Uint8Array(octets),
    labelFrom: new Int32Array(nodes),
    labelTo: new Int32Array(nodes),
    prefixRank: new Int32Array(nodes).fill(NO_RANK),
    exactRank: new Int32Array(nodes).fill(NO_RANK),
    bucket: new Int32Array(nodes).fill(NONE),
    childKeys: new Int32Array(2 ** power).fill(NONE),
    childNodes: new Int32Array(2 ** power),
    childShift: 32 - power,
  };
}

/** How many octets of a node's label stand in `octets` at `at`. */
function commonLength(trie: LiteralTrie, node: number, octets: Uint8Array, at: number): number {
  const from = trie.labelFrom[node] ?? 0;
  const most = Math.min((trie.labelTo[node] ?? 0) - from, octets.length - at);
  let common = 0;
  while (common < most && trie.pool[from + common] === octets[at + common]) common += 1;
  return common;
}

/** Builds the trie. */
export function buildTrie(entries: readonly LiteralEntry[]): LiteralTrie {
  const total = entries.reduce((sum, { octets }) => sum + octets.length, 0);
  const trie = createTrie(entries.length, total);
  const { pool, labelFrom, labelTo, childNodes, childKeys } = trie;
  let nodes = 1;
  let pooled = 0;

  const addLeaf = (parent: number, octets: Uint8Array, at: number): number => {
    const leaf = nodes++;
    labelFrom[leaf] = pooled;
    for (let from = at; from < octets.length; from += 1) pool[pooled++] = octets[from] ?? 0;
    labelTo[leaf] = pooled;
    setChild(trie, parent, octets[at] ?? 0, leaf);
    return leaf;
  };

  /** Puts a node between `parent` and `child` where the first `common` octets of the child's label end. */
  const split = (parent: number, child: number, common: number): number => {
    const middle = nodes++;
    const from = labelFrom[child] ?? 0;
    labelFrom[middle] = from;
    labelTo[middle] = from + common;
    labelFrom[child] = from + common;
    setChild(trie, parent, pool[from] ?? 0, middle);
    setChild(trie, middle, pool[from + common] ?? 0, child);
    return middle;
  };

  const nodeOf = (octets: Uint8Array): number => {
    let node = ROOT;
    let at = 0;
    while (at < octets.length) {
      const slot = childSlot(trie, node, octets[at] ?? 0);
      if (childKeys[slot] === NONE) return addLeaf(node, octets, at);
      const child = childNodes[slot] ?? 0;
      const common = commonLength(trie, child, octets, at);
      at += common;
      const whole = common === (labelTo[child] ?? 0) - (labelFrom[child] ?? 0);
      node = whole ? child : split(node, child, common);
    }
    return node;
  };

  for (const { octets, kind, value } of entries) {
    const node = nodeOf(octets);
    if (kind === 'bucket') trie.bucket[node] = value;
    else {
      const ranks = kind === 'prefix' ? trie.prefixRank : trie.exactRank;
      ranks[node] = Math.min(ranks[node] ?? NO_RANK, value);
    }
  }
  return trie;
}

/** Buckets that a target opened: the first `count` of `buckets`. */
export interface OpenedBuckets {
  readonly buckets: Int32Array;
  count: number;
}

/**
 * Follows the first `length` octets of `target`: the best rank of the literals met, `NO_RANK` without any, and the
 * buckets on the way. Takes no more steps than the target has octets, and allocates nothing.
 */
export function walkTrie(
  trie: LiteralTrie,
  target: Uint8Array,
  length: number,
  opened: OpenedBuckets,
): number {
  const { pool, labelFrom, labelTo, prefixRank, exactRank, bucket, childKeys, childNodes } = trie;
  let node = ROOT;
  let at = 0;
  let best = NO_RANK;
  for (;;) {
    const rank = prefixRank[node] ?? NO_RANK;
    if (rank < best) best = rank;
    const opens = bucket[node] ?? NONE;
    if (opens !== NONE) opened.buckets[opened.count++] = opens;
    if (at >= length) return Math.min(best, exactRank[node] ?? NO_RANK);
    const slot = childSlot(trie, node, target[at] ?? 0);
    if (childKeys[slot] === NONE) return best;
    node = childNodes[slot] ?? 0;
    let from = labelFrom[node] ?? 0;
    const to = labelTo[node] ?? 0;
    if (to - from > length - at) return best;
    while (from < to) {
      if (pool[from] !== target[at]) return best;
      from += 1;
      at += 1;
    }
  }
}
