import {
  COLON,
  DOLLAR,
  DOT,
  HASH,
  HYPHEN,
  isDigit,
  isLetter,
  PERCENT,
  QUESTION_MARK,
  SEMICOLON,
  SLASH,
  STAR,
  toLowerOctet,
} from '../octets/octet.ts';
import { appendEscape, appendOctet } from '../octets/percentEscape.ts';
import type { OctetBuffer } from '../octets/utf8.ts';
import { appendUtf8, codePointOf, createOctetBuffer, reserve } from '../octets/utf8.ts';
import type { EscapeChoice } from './escapes.ts';
import { appendCompared } from './escapes.ts';

/** The part of a URL that rules are about, as UTF-16 offsets: path and query without the fragment. */
export interface TargetSpan {
  from: number;
  to: number;
  /** True where a '/' goes before it: there is no path, only a query or parameters, or nothing at all. */
  rooted: boolean;
}

/** Where the target of a URL is found. */
export type TargetChoice = 'google' | 'path-and-query';

const PLUS = 0x2b;

function firstOf(url: string, from: number, isWanted: (unit: number) => boolean): number {
  for (let at = from; at < url.length; at += 1) if (isWanted(url.charCodeAt(at))) return at;
  return url.length;
}

const startsTarget = (unit: number): boolean =>
  unit === SLASH || unit === QUESTION_MARK || unit === SEMICOLON;
const endsAuthority = (unit: number): boolean => unit === SLASH || unit === QUESTION_MARK || unit === HASH;

function protocolEnd(url: string, from: number): number {
  for (let at = from; at + 2 < url.length; at += 1) {
    if (url.charCodeAt(at) === COLON && url.charCodeAt(at + 1) === SLASH && url.charCodeAt(at + 2) === SLASH)
      return at;
  }
  return url.length;
}

/** Google's reading (robots.cc `GetPathParamsQuery`); `example.com/x` and `/x` both give `/x`. */
function locateGoogleTarget(url: string, span: TargetSpan): void {
  const start = url.charCodeAt(0) === SLASH && url.charCodeAt(1) === SLASH ? 2 : 0;
  const early = firstOf(url, start, startsTarget);
  const scheme = protocolEnd(url, start);
  const from = firstOf(url, scheme >= url.length || early < scheme ? start : scheme + 3, startsTarget);
  const hash = url.indexOf('#', start);
  const none = from >= url.length || (hash !== -1 && hash < from);
  span.from = none ? url.length : from;
  span.to = none || hash === -1 ? url.length : hash;
  span.rooted = none || url.charCodeAt(from) !== SLASH;
}

/** True where a scheme (RFC 3986 3.1) stands before the '://' at `end`. */
function isScheme(url: string, end: number): boolean {
  for (let at = 0; at < end; at += 1) {
    const unit = url.charCodeAt(at);
    const inner = isDigit(unit) || unit === PLUS || unit === DOT || unit === HYPHEN;
    if (!isLetter(unit) && !(at > 0 && inner)) return false;
  }
  return end > 0;
}

/** An absolute URL's path and query (RFC 3986 3); what begins with '/' or '?' is a path or query already. */
function locatePathAndQuery(url: string, span: TargetSpan): void {
  const first = url.charCodeAt(0);
  const hash = url.indexOf('#');
  const end = hash === -1 ? url.length : hash;
  let from = 0;
  if (first === SLASH && url.charCodeAt(1) === SLASH) from = firstOf(url, 2, endsAuthority);
  else if (first !== SLASH && first !== QUESTION_MARK) {
    const scheme = protocolEnd(url, 0);
    const absolute = scheme < url.length && isScheme(url, scheme);
    from = firstOf(url, absolute ? scheme + 3 : 0, endsAuthority);
  }
  span.from = Math.min(from, end);
  span.to = end;
  span.rooted = span.from === end || url.charCodeAt(from) !== SLASH;
}

/** Finds the target of `url` by the dialect's reading and writes it into `span`; allocates nothing. */
export function locateTarget(url: string, choice: TargetChoice, span: TargetSpan): void {
  switch (choice) {
    case 'google':
      locateGoogleTarget(url, span);
      return;
    case 'path-and-query':
      locatePathAndQuery(url, span);
      return;
  }
}

/** A target as the dialect compares it, reused from question to question. */
export interface TargetBuffer extends OctetBuffer {
  /** How many of the octets are the path, before the query. */
  pathLength: number;
  readonly span: TargetSpan;
  /** Room for the UTF-8 of one code point. */
  readonly scratch: OctetBuffer;
}

/** An empty target to be filled by `readTarget`. */
export function createTargetBuffer(): TargetBuffer {
  return {
    ...createOctetBuffer(256),
    pathLength: 0,
    span: { from: 0, to: 0, rooted: false },
    scratch: createOctetBuffer(4),
  };
}

/** 1 for each ASCII octet that every dialect compares as it is; the query's start is one to look at, too. */
const plain = Uint8Array.from({ length: 128 }, (_, octet) =>
  octet === PERCENT || octet === STAR || octet === DOLLAR || octet === QUESTION_MARK ? 0 : 1,
);

/** Fills `buffer` with the target of `url` as it is compared. Allocates only when the buffer must grow. */
export function readTarget(
  url: string,
  choice: TargetChoice,
  escapes: EscapeChoice,
  buffer: TargetBuffer,
): void {
  const { span } = buffer;
  locateTarget(url, choice, span);
  buffer.length = 0;
  buffer.pathLength = -1;
  if (span.rooted) appendOctet(buffer, SLASH);
  let at = span.from;
  while (at < span.to) {
    at = copyPlain(url, at, span.to, buffer);
    if (at < span.to) at = appendComparedUnit(url, at, span.to, escapes, buffer);
  }
  if (buffer.pathLength === -1) buffer.pathLength = buffer.length;
}

/** Appends plain units from `from` on. @returns where they end */
function copyPlain(url: string, from: number, to: number, buffer: TargetBuffer): number {
  reserve(buffer, to - from);
  const { octets } = buffer;
  let { length } = buffer;
  let at = from;
  while (at < to) {
    const unit = url.charCodeAt(at);
    if (unit >= 0x80 || plain[unit] === 0) break;
    octets[length] = unit;
    length += 1;
    at += 1;
  }
  buffer.length = length;
  return at;
}

/** Appends what the dialect compares of the character or escape at `at`. @returns where it ends */
function appendComparedUnit(
  url: string,
  at: number,
  to: number,
  escapes: EscapeChoice,
  buffer: TargetBuffer,
): number {
  const unit = url.charCodeAt(at);
  if (unit === QUESTION_MARK && buffer.pathLength === -1) buffer.pathLength = buffer.length;
  if (unit >= 0x80) {
    const point = codePointOf(url, at);
    appendComparedPoint(buffer, escapes, point);
    return at + (point > 0xffff ? 2 : 1);
  }
  const high = at + 1 < to ? url.charCodeAt(at + 1) : -1;
  const low = at + 2 < to ? url.charCodeAt(at + 2) : -1;
  return at + (appendCompared(buffer, escapes, 'target', unit, high, low) ? 3 : 1);
}

/** RFC 9309 compares octets beyond ASCII as escapes; the other readings as they are. */
function appendComparedPoint(buffer: TargetBuffer, escapes: EscapeChoice, point: number): void {
  if (escapes !== 'unreserved-decoded') {
    appendUtf8(buffer, point);
    return;
  }
  const { scratch } = buffer;
  scratch.length = 0;
  appendUtf8(scratch, point);
  for (let at = 0; at < scratch.length; at += 1) appendEscape(buffer, scratch.octets[at] ?? 0);
}

/** Scheme and authority of an absolute URL as written, in lower case; null for a path or anything else. */
export function originAsWritten(url: string): string | null {
  const scheme = protocolEnd(url, 0);
  if (scheme >= url.length || !isScheme(url, scheme)) return null;
  return url.slice(0, firstOf(url, scheme + 3, endsAuthority)).toLowerCase();
}

/** True where `originAsWritten(url)` is `origin`; allocates nothing for an origin in ASCII. */
export function hasOrigin(url: string, origin: string): boolean {
  if (url.length < origin.length) return false;
  for (let at = 0; at < origin.length; at += 1) {
    const unit = url.charCodeAt(at);
    // Case mapping beyond ASCII is the platform's own.
    if (unit >= 0x80) return originAsWritten(url) === origin;
    if (toLowerOctet(unit) !== origin.charCodeAt(at)) return false;
  }
  return url.length === origin.length || endsAuthority(url.charCodeAt(origin.length));
}
