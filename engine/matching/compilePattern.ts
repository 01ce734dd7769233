import { DOLLAR, STAR } from '../octets/octet.ts';
import type { OctetBuffer } from '../octets/utf8.ts';
import { createOctetBuffer } from '../octets/utf8.ts';
import type { EscapeChoice } from './escapes.ts';
import { appendCompared } from './escapes.ts';
import type { PathPattern } from './pathPattern.ts';

/**
 * Which octets of a pattern are special.
 * - 'star-and-final-dollar': `*` is any run, `$` as the last octet the end; otherwise a prefix (Google, RFC 9309).
 * - 'none': a plain prefix (1994, 1996).
 * - 'star-anchored-both-ends': `*` is any run, and the whole target must match (2.0's exact and wildcard forms).
 */
export type SpecialOctets = 'star-and-final-dollar' | 'none' | 'star-anchored-both-ends';

/**
 * What the match length counts: the octets of the pattern after escaping, a final `$` included.
 * With 'unreserved-decoded' a `$` inside counts as the one octet it was written as, though it is compared as %24.
 */
function lengthOf(segments: readonly Uint8Array[], finalDollar: boolean, innerDollars: number): number {
  const literals = segments.reduce((sum, segment) => sum + segment.length, 0);
  return literals + (segments.length - 1) + (finalDollar ? 1 : 0) - 2 * innerDollars;
}

/** One segment at a time; a file has thousands, so the room for them is reused. */
const buffer: OctetBuffer = createOctetBuffer();

function takeSegment(): Uint8Array {
  const taken = buffer.octets.slice(0, buffer.length);
  buffer.length = 0;
  return taken;
}

/** Compiles a rule's value (octets, already rooted where the dialect does so) into a pattern. */
export function compilePattern(
  value: Uint8Array,
  special: SpecialOctets,
  escapes: EscapeChoice,
): PathPattern {
  const segments: Uint8Array[] = [];
  const finalDollar = special === 'star-and-final-dollar' && value[value.length - 1] === DOLLAR;
  const end = finalDollar ? value.length - 1 : value.length;
  let innerDollars = 0;
  for (let at = 0; at < end; at += 1) {
    const octet = value[at] ?? 0;
    if (octet === STAR && special !== 'none') {
      segments.push(takeSegment());
      continue;
    }
    if (octet === DOLLAR && escapes === 'unreserved-decoded') innerDollars += 1;
    const high = at + 1 < end ? (value[at + 1] ?? -1) : -1;
    const low = at + 2 < end ? (value[at + 2] ?? -1) : -1;
    if (appendCompared(buffer, escapes, 'pattern', octet, high, low)) at += 2;
  }
  segments.push(takeSegment());
  return {
    segments,
    anchoredAtEnd: finalDollar || special === 'star-anchored-both-ends',
    specificity: lengthOf(segments, finalDollar, innerDollars),
  };
}
