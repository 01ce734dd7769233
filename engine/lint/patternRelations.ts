import type { PathPattern } from '../matching/pathPattern.ts';
import { languageKey } from '../matching/patternLanguage.ts';
import { toOctetString } from '../octets/octet.ts';

/** An octet that no pattern of Google's has, since a line ends at it: it stands for 'any text'. */
const ANY = 0;

function segmentTexts({ segments }: PathPattern): readonly string[] {
  return segments.map((segment) => toOctetString(segment, { from: 0, to: segment.length }));
}

/** Equal for patterns that match the same URLs with the same length, so that they can't be told apart. */
export function patternKey(pattern: PathPattern): string {
  return `${pattern.specificity} ${languageKey(pattern)}`;
}

/**
 * A target in which an octet that no pattern names stands for each wildcard and for an open end. Only a wildcard or an
 * open end can match that octet, so whatever pattern matches this target matches all that the given one does.
 */
export function widestTarget(pattern: PathPattern): Uint8Array {
  const { segments, anchoredAtEnd } = pattern;
  const gaps = segments.length - (anchoredAtEnd ? 1 : 0);
  const target = new Uint8Array(segments.reduce((sum, { length }) => sum + length, gaps)).fill(ANY);
  let at = 0;
  for (const segment of segments) {
    target.set(segment, at);
    at += segment.length + 1;
  }
  return target;
}

/** Makes a path of texts that stand for the segments of a pattern; null where no URL can match. */
function toPath(texts: readonly string[], filler: string): string | null {
  const [first = '', ...others] = texts;
  if (first !== '' && !first.startsWith('/')) return null;
  const start = first === '' ? '/' : first;
  const inner = others.map((text) => (text === '' ? '' : `${filler}${text}`)).join('');
  return first === '' && filler === '' && inner.startsWith('/') ? inner : `${start}${inner}`;
}

/** URLs that a pattern matches, the more natural first: each wildcard as a letter, then as nothing. */
export function sampleUrls(pattern: PathPattern): readonly string[] {
  const texts = segmentTexts(pattern);
  return [...new Set(['x', ''].flatMap((filler) => toPath(texts, filler) ?? []))];
}

/** URLs that two patterns both match, if that can be seen from how they begin and end. */
export function sharedUrls(a: PathPattern, b: PathPattern): readonly string[] {
  const [one, two] = [segmentTexts(a), segmentTexts(b)];
  const [firstOne = '', firstTwo = ''] = [one[0], two[0]];
  const [longer, shorter] = firstOne.length >= firstTwo.length ? [one, two] : [two, one];
  const [longFirst = '', shortFirst = ''] = [longer[0], shorter[0]];
  if (!longFirst.startsWith(shortFirst)) return [];
  const rest = [...longer.slice(1, -1), ...shorter.slice(1, -1)];
  const ends = [longer, shorter].flatMap((texts) => (texts.length > 1 ? [texts.at(-1) ?? ''] : []));
  const endsLonger = longer === one ? a.anchoredAtEnd : b.anchoredAtEnd;
  // What is anchored goes last.
  const ordered = endsLonger ? ends.toReversed() : ends;
  const paths = ['x', ''].flatMap((filler) => toPath([longFirst, ...rest, ...ordered], filler) ?? []);
  return [...new Set(paths)];
}
