import type { OctetSpan } from '../octets/octet.ts';
import { fillBorders } from './borders.ts';

/**
 * A path pattern ready to be compared. `segments` are the literal octets between wildcards, so there is one more of
 * them than there are wildcards; the first is anchored at the start of the target. The octets are those that the
 * dialect's normalisation left.
 */
export interface PathPattern {
  readonly segments: readonly Uint8Array[];
  /** True where the last segment must end the target: a final `$`, or 2.0's exact and wildcard forms. */
  readonly anchoredAtEnd: boolean;
  /** The match length by which longest-match dialects decide, in octets. */
  readonly specificity: number;
}

/** What one piece of a pattern consumed of a target, in octets of the target as compared. */
export interface ConsumedSpan extends OctetSpan {
  readonly kind: 'literal' | 'wildcard';
}

/** True where `segment` stands in `target` at `at`. */
function standsAt(segment: Uint8Array, target: Uint8Array, at: number): boolean {
  for (let index = 0; index < segment.length; index += 1)
    if (target[at + index] !== segment[index]) return false;
  return true;
}

function bordersOf(segment: Uint8Array): Int32Array {
  const borders = new Int32Array(segment.length);
  fillBorders(segment, borders, 0, segment.length);
  return borders;
}

/** The first place at or after `from` where `segment` stands and ends by `end`; -1 where there is none. */
function findSegment(segment: Uint8Array, target: Uint8Array, from: number, end: number): number {
  if (segment.length === 0) return from;
  let borders: Int32Array | null = null;
  let matched = 0;
  for (let at = from; at < end; at += 1) {
    const octet = target[at];
    while (matched > 0 && octet !== segment[matched]) {
      borders ??= bordersOf(segment);
      matched = borders[matched - 1] ?? 0;
    }
    if (octet === segment[matched]) matched += 1;
    if (matched === segment.length) return at + 1 - matched;
  }
  return -1;
}

/**
 * Matches a pattern against the first `length` octets of `target` and says what each piece consumed; null without a
 * match. Each wildcard takes as little as it can (the leftmost place for each segment), except that an anchored last
 * segment goes to the end; that finds a match whenever there is one.
 * The steps grow with pattern and target together, however hostile they are.
 */
export function matchPattern(
  pattern: PathPattern,
  target: Uint8Array,
  length: number,
): readonly ConsumedSpan[] | null {
  const { segments, anchoredAtEnd } = pattern;
  const spans: ConsumedSpan[] = [];
  const last = segments.length - 1;
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    const atEnd = index === last && anchoredAtEnd;
    const found =
      index === 0 ? 0 : atEnd ? length - segment.length : findSegment(segment, target, at, length);
    const fits = found >= at && found + segment.length <= length && standsAt(segment, target, found);
    if (!fits || (atEnd && found + segment.length !== length)) return null;
    if (index > 0) spans.push({ kind: 'wildcard', from: at, to: found });
    at = found + segment.length;
    if (segment.length > 0) spans.push({ kind: 'literal', from: found, to: at });
  }
  return spans;
}
