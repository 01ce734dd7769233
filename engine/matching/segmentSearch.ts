import { fillBorders } from './borders.ts';
import type { PathPattern } from './pathPattern.ts';

/** Counts comparisons of octets, for tests of the bound. */
export interface StepCounter {
  steps: number;
}

/**
 * A pattern with wildcards, ready for `matchesSegments`: the octets of its segments in one run, those in the middle
 * without the empty ones, and for each octet of a middle segment how much of the segment's start stands again at its end
 * there (Knuth, Morris and Pratt), so that a failed comparison never goes back in the target.
 */
export interface SegmentPattern {
  readonly octets: Uint8Array;
  readonly borders: Int32Array;
  /** The first segment's length. */
  readonly first: number;
  /** Where each middle segment ends in `octets`, in order. */
  readonly middleEnds: Int32Array;
  /** The target must end with what comes after the middle. */
  readonly anchoredAtEnd: boolean;
  /** There is one segment, and it must be the whole target. */
  readonly exact: boolean;
}

/** Prepares a pattern; a last segment that is empty and anchored binds nothing. */
export function prepareSegments(pattern: PathPattern): SegmentPattern {
  const { segments } = pattern;
  const last = segments[segments.length - 1];
  const anchoredAtEnd = pattern.anchoredAtEnd && last !== undefined && last.length > 0;
  const octets = new Uint8Array(segments.reduce((sum, segment) => sum + segment.length, 0));
  const borders = new Int32Array(octets.length);
  const middleEnds: number[] = [];
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    octets.set(segment, at);
    const isMiddle = index > 0 && !(anchoredAtEnd && index === segments.length - 1);
    if (isMiddle && segment.length > 0) {
      fillBorders(octets, borders, at, at + segment.length);
      middleEnds.push(at + segment.length);
    }
    at += segment.length;
  }
  const first = segments[0]?.length ?? 0;
  return {
    octets,
    borders,
    first,
    middleEnds: Int32Array.from(middleEnds),
    anchoredAtEnd,
    exact: pattern.anchoredAtEnd && segments.length === 1,
  };
}

/**
 * True where the pattern matches the first `length` octets of `target`. Each middle segment takes its leftmost place,
 * which finds a match whenever there is one. Compares at most twice as many octets as pattern and target have together,
 * and allocates nothing.
 */
export function matchesSegments(
  pattern: SegmentPattern,
  target: Uint8Array,
  length: number,
  counter: StepCounter | null,
): boolean {
  const { octets, borders, first, middleEnds, anchoredAtEnd, exact } = pattern;
  const tail = middleEnds.length > 0 ? (middleEnds[middleEnds.length - 1] ?? 0) : first;
  const end = anchoredAtEnd ? length - (octets.length - tail) : length;
  if (end < first || (exact && length !== first)) return false;
  let steps = 0;
  let fits = true;
  for (let index = 0; fits && index < first; index += 1) {
    steps += 1;
    fits = target[index] === octets[index];
  }
  for (let index = end; fits && index < length; index += 1) {
    steps += 1;
    fits = target[index] === octets[tail + index - end];
  }
  let at = first;
  let from = first;
  for (let segment = 0; fits && segment < middleEnds.length; segment += 1) {
    const to = middleEnds[segment] ?? 0;
    let matched = 0;
    while (from + matched < to && at < end) {
      steps += 1;
      if (target[at] === octets[from + matched]) {
        matched += 1;
        at += 1;
      } else if (matched > 0) matched = borders[from + matched - 1] ?? 0;
      else at += 1;
    }
    fits = from + matched === to;
    from = to;
  }
  if (counter !== null) counter.steps += steps;
  return fits;
}
