import type { EscapeChoice } from '../matching/escapes.ts';
import { appendCompared } from '../matching/escapes.ts';
import type { TargetChoice, TargetSpan } from '../matching/target.ts';
import { createTargetBuffer, locateTarget, readTarget } from '../matching/target.ts';
import type { OctetSpan } from '../octets/octet.ts';
import { DOLLAR, PERCENT, STAR } from '../octets/octet.ts';
import { createPositions } from '../octets/positions.ts';
import type { OctetBuffer } from '../octets/utf8.ts';
import { appendUtf8, codePointOf, createOctetBuffer, decodeUtf8 } from '../octets/utf8.ts';

/**
 * What was done to a piece of a URL before it was compared.
 * - 'origin-dropped', 'fragment-dropped': scheme and authority, or what follows '#', are no part of the target.
 * - 'slash-added': there was no path.
 * - 'escape-upper-cased': '%2f' is compared as '%2F'; 'escape-decoded': '%61' as 'a'.
 * - 'non-ascii-escaped': 'é' as '%C3%A9'; 'star-escaped', 'dollar-escaped', 'percent-escaped': as %2A, %24, %25.
 */
export type TargetChangeKind =
  | 'origin-dropped'
  | 'fragment-dropped'
  | 'slash-added'
  | 'escape-upper-cased'
  | 'escape-decoded'
  | 'non-ascii-escaped'
  | 'star-escaped'
  | 'dollar-escaped'
  | 'percent-escaped';

/** One change made to a URL on the way to its target. */
export interface TargetChange {
  readonly kind: TargetChangeKind;
  /** Where in the URL, in UTF-16 units; empty where something was added. */
  readonly url: { readonly from: number; readonly to: number };
  /** What took its place in the target, in octets; empty where something was dropped. */
  readonly target: OctetSpan;
}

/** The part of a URL that rules are compared with. */
export interface TargetTrace {
  /** For showing: the octets as UTF-8, with U+FFFD for what is not. */
  readonly text: string;
  /** For each octet, and one past the last, the UTF-16 offset of its character in `text`; null where both are the same. */
  readonly textOffsets: readonly number[] | null;
  /** Each octet as compared. */
  readonly octets: readonly number[];
  /** How many octets are the path, before the query. */
  readonly pathLength: number;
  readonly changes: readonly TargetChange[];
}

/** How an octet that a URL has in plain is escaped. */
function plainEscapeKind(unit: number): TargetChangeKind | null {
  if (unit >= 0x80) return 'non-ascii-escaped';
  if (unit === STAR) return 'star-escaped';
  if (unit === DOLLAR) return 'dollar-escaped';
  return unit === PERCENT ? 'percent-escaped' : null;
}

/** What `appendCompared` did, from what it read and what it wrote. */
function changeKind(read: string, written: Uint8Array): TargetChangeKind | null {
  const text = String.fromCharCode(...written);
  if (text === read) return null;
  if (read.length === 3 && read.startsWith('%'))
    return text.toLowerCase() === read.toLowerCase() ? 'escape-upper-cased' : 'escape-decoded';
  return written[0] === PERCENT ? plainEscapeKind(read.charCodeAt(0)) : null;
}

/** Appends the octets of one code point as the dialect compares them. */
function appendPoint(buffer: OctetBuffer, escapes: EscapeChoice, point: number): void {
  const encoded = createOctetBuffer(4);
  appendUtf8(encoded, point);
  for (const octet of encoded.octets.subarray(0, encoded.length))
    appendCompared(buffer, escapes, 'target', octet, -1, -1);
}

/** The changes between `from` and `to` of a URL, where `start` is the octet of the target at which they begin. */
function escapeChanges(
  url: string,
  from: number,
  to: number,
  escapes: EscapeChoice,
  start: number,
): readonly TargetChange[] {
  const changes: TargetChange[] = [];
  const buffer = createOctetBuffer(64);
  let octet = start;
  for (let at = from; at < to; ) {
    buffer.length = 0;
    const unit = url.charCodeAt(at);
    let next = at + 1;
    if (unit >= 0x80) {
      const point = codePointOf(url, at);
      if (point > 0xffff) next = at + 2;
      appendPoint(buffer, escapes, point);
    } else {
      const high = at + 1 < to ? url.charCodeAt(at + 1) : -1;
      const low = at + 2 < to ? url.charCodeAt(at + 2) : -1;
      if (appendCompared(buffer, escapes, 'target', unit, high, low)) next = at + 3;
    }
    const kind = changeKind(url.slice(at, next), buffer.octets.subarray(0, buffer.length));
    const end = octet + buffer.length;
    if (kind !== null) changes.push({ kind, url: { from: at, to: next }, target: { from: octet, to: end } });
    octet = end;
    at = next;
  }
  return changes;
}

function textOffsetsOf(octets: Uint8Array): readonly number[] | null {
  if (octets.every((octet) => octet < 0x80)) return null;
  const { toUtf16 } = createPositions(octets);
  return Array.from({ length: octets.length + 1 }, (_, octet) => toUtf16(octet));
}

/** Where a URL's fragment begins, its '#' included; the URL's length without one. */
function fragmentOf(url: string, span: TargetSpan): number {
  if (span.to < url.length) return span.to;
  // Where there is no path at all, Google's reading leaves the whole URL before the target, fragment and all.
  const hash = span.from >= url.length ? url.indexOf('#') : -1;
  return hash === -1 ? url.length : hash;
}

/** The target of `url` as a dialect compares it, with each change made to the URL on the way, in the URL's order. */
export function traceTarget(url: string, choice: TargetChoice, escapes: EscapeChoice): TargetTrace {
  const buffer = createTargetBuffer();
  readTarget(url, choice, escapes, buffer);
  const octets = buffer.octets.slice(0, buffer.length);
  const span = { from: 0, to: 0, rooted: false };
  locateTarget(url, choice, span);
  const fragment = fragmentOf(url, span);
  const origin = Math.min(span.from, fragment);
  const changes: TargetChange[] = [];
  if (origin > 0)
    changes.push({ kind: 'origin-dropped', url: { from: 0, to: origin }, target: { from: 0, to: 0 } });
  if (span.rooted)
    changes.push({ kind: 'slash-added', url: { from: origin, to: origin }, target: { from: 0, to: 1 } });
  changes.push(...escapeChanges(url, span.from, span.to, escapes, span.rooted ? 1 : 0));
  if (fragment < url.length)
    changes.push({
      kind: 'fragment-dropped',
      url: { from: fragment, to: url.length },
      target: { from: octets.length, to: octets.length },
    });
  return {
    text: decodeUtf8(octets).text,
    textOffsets: textOffsetsOf(octets),
    octets: [...octets],
    pathLength: buffer.pathLength,
    changes,
  };
}

/** A span of a target's octets as UTF-16 offsets into its text; a part of a character counts as the whole. */
export function targetTextSpan(
  target: TargetTrace,
  span: OctetSpan,
): { readonly from: number; readonly to: number } {
  const { textOffsets, text } = target;
  if (textOffsets === null) return { from: span.from, to: span.to };
  let { to } = span;
  while (to > span.from && to < target.octets.length && textOffsets[to] === textOffsets[to - 1]) to += 1;
  return { from: textOffsets[span.from] ?? text.length, to: textOffsets[to] ?? text.length };
}
