import type { CandidateKey } from './chooseKeys.ts';
import { chooseKeys } from './chooseKeys.ts';
import type { GramEntry, GramIndex } from './gramIndex.ts';
import { buildGramIndex, openByGrams } from './gramIndex.ts';
import type { LiteralEntry, LiteralTrie, OpenedBuckets } from './literalTrie.ts';
import { buildTrie, NO_RANK, walkTrie } from './literalTrie.ts';
import type { PathPattern } from './pathPattern.ts';
import type { PathRule, Precedence, RuleMatch } from './precedence.ts';
import { rankMatches } from './precedence.ts';
import type { SegmentPattern, StepCounter } from './segmentSearch.ts';
import { matchesSegments, prepareSegments } from './segmentSearch.ts';
import { hasOrigin } from './target.ts';

/** A rule that the trie alone can't decide: it has wildcards inside, or holds for one origin only. */
interface Candidate {
  readonly rank: number;
  readonly pattern: SegmentPattern;
  readonly origin: string | null;
}

/**
 * The rules of one crawler, compiled: a question costs time proportional to the target, hardly to the number of rules.
 *
 * Every precedence is a total order, so the rule that decides is the one of best rank among those that match. Rules
 * without wildcards are literals in a trie, which gives the best of them on one walk. Every other rule lies in one bucket,
 * by a piece of text that must stand in the target: its start, or a gram of it. Only buckets that the target opens are
 * looked into, in order of rank, and no further than the best rank found.
 */
export interface RuleSet {
  /** By rank: what `decidingMatch` would find. */
  readonly ranked: readonly RuleMatch[];
  readonly trie: LiteralTrie;
  readonly grams: GramIndex;
  /** The candidates of each bucket, best rank first. */
  readonly buckets: readonly (readonly Candidate[])[];
  /** Reused from question to question. */
  readonly opened: OpenedBuckets;
}

type LiteralKind = 'prefix' | 'exact' | 'wildcard';

/** How a pattern binds the target; wildcards at the end bind nothing. */
function literalKind({ segments, anchoredAtEnd }: PathPattern): LiteralKind {
  if (segments.length === 1) return anchoredAtEnd ? 'exact' : 'prefix';
  return segments.every((segment, index) => index === 0 || segment.length === 0) ? 'prefix' : 'wildcard';
}

interface Buckets {
  readonly buckets: Candidate[][];
  readonly starts: LiteralEntry[];
  readonly grams: GramEntry[];
}

/** Sorts candidates into buckets by their keys. */
function fillBuckets(candidates: readonly Candidate[], keys: readonly CandidateKey[]): Buckets {
  const numbers = new Map<string, number>();
  const filled: Buckets = { buckets: [], starts: [], grams: [] };
  for (const [index, candidate] of candidates.entries()) {
    const key = keys[index];
    if (key === undefined) continue;
    const name = key.kind === 'start' ? `start ${key.octets.join()}` : `gram ${key.gram}`;
    let bucket = numbers.get(name);
    if (bucket === undefined) {
      bucket = filled.buckets.push([]) - 1;
      numbers.set(name, bucket);
      if (key.kind === 'start') filled.starts.push({ octets: key.octets, kind: 'bucket', value: bucket });
    }
    if (key.kind === 'gram') filled.grams.push({ gram: key.gram, size: key.size, bucket });
    filled.buckets[bucket]?.push(candidate);
  }
  return filled;
}

/** Compiles rules, given in file order. */
export function compileRuleSet(rules: readonly PathRule[], precedence: Precedence): RuleSet {
  const ranked = rankMatches(rules, precedence);
  const literals: LiteralEntry[] = [];
  const candidates: Candidate[] = [];
  const patterns: PathPattern[] = [];
  for (const [rank, { rule, pattern }] of ranked.entries()) {
    const kind = literalKind(pattern);
    if (kind !== 'wildcard' && rule.origin === null) {
      literals.push({ octets: pattern.segments[0] ?? new Uint8Array(), kind, value: rank });
    } else {
      candidates.push({ rank, pattern: prepareSegments(pattern), origin: rule.origin });
      patterns.push(pattern);
    }
  }
  const { buckets, starts, grams } = fillBuckets(candidates, chooseKeys(patterns));
  return {
    ranked,
    trie: buildTrie([...literals, ...starts]),
    grams: buildGramIndex(grams, buckets.length),
    buckets,
    opened: { buckets: new Int32Array(buckets.length), count: 0 },
  };
}

/**
 * The rank of the rule that decides for the first `length` octets of `target`, as the dialect compares them, of the URL
 * `url`; -1 where none matches. Allocates nothing. `counter` counts the comparisons of patterns with wildcards.
 */
export function decideRank(
  ruleSet: RuleSet,
  target: Uint8Array,
  length: number,
  url: string,
  counter: StepCounter | null = null,
): number {
  const { trie, grams, buckets, opened } = ruleSet;
  opened.count = 0;
  let best = walkTrie(trie, target, length, opened);
  openByGrams(grams, target, length, opened);
  for (let index = 0; index < opened.count; index += 1) {
    const bucket = buckets[opened.buckets[index] ?? 0] ?? [];
    for (let place = 0; place < bucket.length; place += 1) {
      const candidate = bucket[place];
      if (candidate === undefined || candidate.rank >= best) break;
      if (candidate.origin !== null && !hasOrigin(url, candidate.origin)) continue;
      if (!matchesSegments(candidate.pattern, target, length, counter)) continue;
      best = candidate.rank;
      break;
    }
  }
  return best === NO_RANK ? -1 : best;
}
