import type { OctetSpan } from './octet.ts';

/** Text decoded from octets, with the octets that are not UTF-8. */
export interface DecodedText {
  readonly text: string;
  /** Octet spans that are not UTF-8, each shown as one U+FFFD in `text`. */
  readonly invalid: readonly OctetSpan[];
}

/** How many octets a lead octet promises, and the bounds of the octet after it (Unicode 15, table 3-7). */
function leadOf(
  octet: number,
): { readonly length: number; readonly low: number; readonly high: number } | null {
  if (octet >= 0xc2 && octet <= 0xdf) return { length: 2, low: 0x80, high: 0xbf };
  if (octet === 0xe0) return { length: 3, low: 0xa0, high: 0xbf };
  if (octet === 0xed) return { length: 3, low: 0x80, high: 0x9f };
  if (octet >= 0xe1 && octet <= 0xef) return { length: 3, low: 0x80, high: 0xbf };
  if (octet === 0xf0) return { length: 4, low: 0x90, high: 0xbf };
  if (octet >= 0xf1 && octet <= 0xf3) return { length: 4, low: 0x80, high: 0xbf };
  if (octet === 0xf4) return { length: 4, low: 0x80, high: 0x8f };
  return null;
}

/**
 * The length in octets of the UTF-8 sequence at `at`: positive where it is a character, negative where it is an
 * ill-formed run that decoders replace by one U+FFFD (the maximal subpart, as WHATWG's decoder has it).
 */
export function sequenceLength(octets: Uint8Array, at: number): number {
  const first = octets[at] ?? 0;
  if (first < 0x80) return 1;
  const lead = leadOf(first);
  if (lead === null) return -1;
  for (let offset = 1; offset < lead.length; offset += 1) {
    const next = octets[at + offset];
    const low = offset === 1 ? lead.low : 0x80;
    const high = offset === 1 ? lead.high : 0xbf;
    if (next === undefined || next < low || next > high) return -offset;
  }
  return lead.length;
}

/** The code point of the well-formed sequence of `length` octets at `at`. */
function codePointAt(octets: Uint8Array, at: number, length: number): number {
  const first = octets[at] ?? 0;
  if (length === 1) return first;
  let point = first & (0xff >> (length + 1));
  for (let offset = 1; offset < length; offset += 1)
    point = (point << 6) | ((octets[at + offset] ?? 0) & 0x3f);
  return point;
}

/** Decodes UTF-8; a byte order mark stays in the text as U+FEFF. Never fails: ill-formed octets become U+FFFD and are listed. */
export function decodeUtf8(octets: Uint8Array): DecodedText {
  const invalid: OctetSpan[] = [];
  const parts: string[] = [];
  let units: number[] = [];
  let at = 0;
  while (at < octets.length) {
    const length = sequenceLength(octets, at);
    const size = Math.abs(length);
    if (length < 0) invalid.push({ from: at, to: at + size });
    const point = length < 0 ? 0xfffd : codePointAt(octets, at, length);
    if (point > 0xffff) units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
    else units.push(point);
    if (units.length > 8192) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
    at += size;
  }
  parts.push(String.fromCharCode(...units));
  return { text: parts.join(''), invalid };
}

/** A growing run of octets; `octets` beyond `length` is room to grow. */
export interface OctetBuffer {
  octets: Uint8Array;
  length: number;
}

/** An empty buffer with room for `capacity` octets. */
export function createOctetBuffer(capacity = 256): OctetBuffer {
  return { octets: new Uint8Array(capacity), length: 0 };
}

/** Makes room for `extra` more octets. */
export function reserve(buffer: OctetBuffer, extra: number): void {
  const wanted = buffer.length + extra;
  if (wanted <= buffer.octets.length) return;
  const grown = new Uint8Array(Math.max(wanted, buffer.octets.length * 2));
  grown.set(buffer.octets.subarray(0, buffer.length));
  buffer.octets = grown;
}

/** The code point at UTF-16 unit `at`; a lone surrogate is U+FFFD, as encoders have it. */
export function codePointOf(text: string, at: number): number {
  const point = text.codePointAt(at) ?? 0xfffd;
  return point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
}

/** Appends one code point as UTF-8. */
export function appendUtf8(buffer: OctetBuffer, point: number): void {
  reserve(buffer, 4);
  const { octets } = buffer;
  if (point < 0x80) octets[buffer.length++] = point;
  else if (point < 0x800) {
    octets[buffer.length++] = 0xc0 | (point >> 6);
    octets[buffer.length++] = 0x80 | (point & 0x3f);
  } else if (point < 0x10000) {
    octets[buffer.length++] = 0xe0 | (point >> 12);
    octets[buffer.length++] = 0x80 | ((point >> 6) & 0x3f);
    octets[buffer.length++] = 0x80 | (point & 0x3f);
  } else {
    octets[buffer.length++] = 0xf0 | (point >> 18);
    octets[buffer.length++] = 0x80 | ((point >> 12) & 0x3f);
    octets[buffer.length++] = 0x80 | ((point >> 6) & 0x3f);
    octets[buffer.length++] = 0x80 | (point & 0x3f);
  }
}

/** Encodes text as UTF-8; a lone surrogate becomes the octets of U+FFFD. */
export function encodeUtf8(text: string): Uint8Array {
  const buffer = createOctetBuffer(text.length + 16);
  for (let at = 0; at < text.length; at += 1) {
    const point = codePointOf(text, at);
    appendUtf8(buffer, point);
    if (point > 0xffff) at += 1;
  }
  return buffer.octets.slice(0, buffer.length);
}
