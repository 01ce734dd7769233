import { SLASH, toOctetString } from '../octets/octet.ts';
import type { PathPattern } from './pathPattern.ts';

/** What a pattern matches, in the one form that all patterns have which match the same targets. */
export interface PatternLanguage {
  /** The literal octets between wildcards; only the first may be empty, and of a pattern that matches all it is. */
  readonly segments: readonly Uint8Array[];
  readonly anchoredAtEnd: boolean;
}

const root = Uint8Array.of(SLASH);
const nothing = new Uint8Array();

/** A pattern that begins with a wildcard, given that every target begins with a slash. */
function withoutFirstStar(segments: readonly Uint8Array[], anchoredAtEnd: boolean): readonly Uint8Array[] {
  const [first, second, ...others] = segments;
  if (first?.length !== 0 || second === undefined) return segments;
  // What does not begin with a slash can't stand at the very beginning.
  if (second[0] !== SLASH) return [root, second, ...others];
  // A slash alone is found there at once, unless it has to be the last.
  return second.length === 1 && !(anchoredAtEnd && others.length === 0) ? [second, ...others] : segments;
}

/** The language of a pattern: doubled wildcards, those at the end and those that the first slash answers are left out. */
export function languageOf(pattern: PathPattern): PatternLanguage {
  const last = pattern.segments.length - 1;
  const starAtEnd = last > 0 && pattern.segments[last]?.length === 0;
  const anchoredAtEnd = pattern.anchoredAtEnd && !starAtEnd;
  const plain = pattern.segments.filter((segment, index) => index === 0 || segment.length > 0);
  const segments = withoutFirstStar(plain, anchoredAtEnd);
  const [first = nothing, ...others] = segments;
  const isAll =
    others.length === 0 &&
    !anchoredAtEnd &&
    (first.length === 0 || (first.length === 1 && first[0] === SLASH));
  return { segments: isAll ? [nothing] : segments, anchoredAtEnd };
}

/** Equal for patterns that match the same targets, and for no others. */
export function languageKey(pattern: PathPattern): string {
  const { segments, anchoredAtEnd } = languageOf(pattern);
  const texts = segments.map((segment) => toOctetString(segment, { from: 0, to: segment.length }));
  // No octet is '\u0100', so it stands for the wildcard without doubt.
  return `${anchoredAtEnd ? '$' : ''}${texts.join('\u0100')}`;
}
