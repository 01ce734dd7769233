import { escapedOctet } from '../octets/percentEscape.ts';
import { appendUtf8, createOctetBuffer, decodeUtf8, sequenceLength } from '../octets/utf8.ts';

/**
 * How words get their stand-ins.
 * - 'by-word': each letter depends on those before it in its word. Words that begin alike keep beginning alike, so
 *   rules still match; a letter means nothing by itself.
 * - 'by-letter': one alphabet for all. Every match is kept, inside words too, but whoever is patient can undo it.
 */
export type StandInMethod = 'by-word' | 'by-letter';

/** Puts stand-ins in place of words. The same seed, method and word give the same stand-in. */
export interface StandIns {
  readonly hide: (text: string) => string;
  /** Every word hidden so far, with its stand-in. */
  readonly words: ReadonlyMap<string, string>;
}

/** Words that name nothing of anybody's. */
const commonWords: ReadonlySet<string> = new Set(
  'http https www index htm html php asp aspx jsp cgi css js json xml txt pdf jpg jpeg png gif svg webp robots sitemap'.split(
    ' ',
  ),
);

const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);
const isWordPoint = (point: number): boolean => /^[\p{L}\p{N}]$/u.test(String.fromCodePoint(point));
const small = range(0x61, 26);
const capital = range(0x41, 26);
const digits = range(0x30, 10);
const nothing: readonly number[] = [];

/**
 * Letters and digits that may stand in for each other: small, capital, digits, and beyond ASCII those of the same 64
 * code points, whose UTF-8 has the same length. Empty for what is no part of a word.
 */
function createClasses(): (point: number) => readonly number[] {
  const blocks = new Map<number, readonly number[]>();
  return (point) => {
    if (point >= 0x61 && point <= 0x7a) return small;
    if (point >= 0x41 && point <= 0x5a) return capital;
    if (point >= 0x30 && point <= 0x39) return digits;
    if (point < 0x80 || !isWordPoint(point)) return nothing;
    const start = point - (point % 64);
    const block = blocks.get(start) ?? range(start, 64).filter(isWordPoint);
    blocks.set(start, block);
    return block;
  };
}

/** One step of FNV-1a over 32 bits. */
const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193) >>> 0;

function hashOf(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

/** Spreads a hash over all its bits: FNV's low bits alone are no good. */
function spread(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The same points in an order that depends on `hash` alone (Fisher and Yates). */
function shuffled(points: readonly number[], hash: number): readonly number[] {
  const order = [...points];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = spread(mix(hash, at)) % (at + 1);
    const moved = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

/** One letter of a text: its code point, and the text that writes it. */
interface Letter {
  readonly point: number;
  readonly written: string;
}

const oneEscape = /%[0-9a-f]{2}/gi;

/** The code point at `at`, raw or as the percent-escapes of its UTF-8. */
function letterAt(text: string, at: number): Letter {
  if (text[at] === '%') {
    const run = /^(?:%[0-9a-f]{2}){1,4}/i.exec(text.slice(at, at + 12))?.[0] ?? '';
    const octets = Uint8Array.from(run.match(oneEscape) ?? [], (item) =>
      escapedOctet(item.charCodeAt(1), item.charCodeAt(2)),
    );
    const length = octets.length === 0 ? 0 : sequenceLength(octets, 0);
    if (length > 0) {
      const point = decodeUtf8(octets.subarray(0, length)).text.codePointAt(0) ?? 0;
      return { point, written: run.slice(0, length * 3) };
    }
  }
  const point = text.codePointAt(at) ?? 0;
  return { point, written: String.fromCodePoint(point) };
}

/** `point` written as `written` was: raw, or as escapes with the same case of hexadecimal digits. */
function writtenLike(point: number, written: string): string {
  if (!written.startsWith('%') || written.length < 3) return String.fromCodePoint(point);
  const buffer = createOctetBuffer(4);
  appendUtf8(buffer, point);
  const text = Array.from(
    buffer.octets.subarray(0, buffer.length),
    (octet) => `%${octet.toString(16).padStart(2, '0')}`,
  ).join('');
  return /[A-F]/.test(written) || !/[a-f]/.test(written) ? text.toUpperCase() : text;
}

/** Stand-ins of the same shape: small letters for small, capitals for capitals, digits for digits. */
export function createStandIns(seed: string, method: StandInMethod): StandIns {
  const start = hashOf(seed);
  const words = new Map<string, string>();
  const classOf = createClasses();
  const alphabets = new Map<readonly number[], readonly number[]>();

  const alphabetOf = (points: readonly number[]): readonly number[] => {
    const alphabet = alphabets.get(points) ?? shuffled(points, start);
    alphabets.set(points, alphabet);
    return alphabet;
  };

  const standIn = (point: number, prefix: number): number => {
    const points = classOf(point);
    const at = points.indexOf(point);
    if (method === 'by-letter') return alphabetOf(points)[at] ?? point;
    const shift = points.length < 2 ? 0 : 1 + (spread(prefix) % (points.length - 1));
    return points[(at + shift) % points.length] ?? point;
  };

  const hideWord = (letters: readonly Letter[]): string => {
    const word = letters.map(({ point }) => String.fromCodePoint(point)).join('');
    if (method === 'by-word' && commonWords.has(word.toLowerCase()))
      return letters.map(({ written }) => written).join('');
    let prefix = start;
    const hidden = letters.map(({ point, written }) => {
      const other = standIn(point, prefix);
      prefix = mix(prefix, point);
      return { point: other, written: writtenLike(other, written) };
    });
    words.set(word, hidden.map(({ point }) => String.fromCodePoint(point)).join(''));
    return hidden.map(({ written }) => written).join('');
  };

  const hide = (text: string): string => {
    const parts: string[] = [];
    let word: Letter[] = [];
    const endWord = (): void => {
      if (word.length > 0) parts.push(hideWord(word));
      word = [];
    };
    for (let at = 0; at < text.length; ) {
      const letter = letterAt(text, at);
      if (classOf(letter.point).length === 0) {
        endWord();
        parts.push(letter.written);
      } else word.push(letter);
      at += letter.written.length;
    }
    endWord();
    return parts.join('');
  };

  return { hide, words };
}
