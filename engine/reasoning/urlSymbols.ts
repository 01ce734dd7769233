import type { EscapeChoice } from '../matching/escapes.ts';
import { appendCompared } from '../matching/escapes.ts';
import { HASH, isUnreserved, PERCENT, QUESTION_MARK, SLASH } from '../octets/octet.ts';
import { hexValue } from '../octets/percentEscape.ts';
import { createOctetBuffer } from '../octets/utf8.ts';

/** What a dialect makes of a URL before it compares: two escape choices that leave URLs alone are one. */
export type UrlReading = 'as-given' | 'unreserved-decoded' | 'decoded-except-slash';

/** The ways to read a URL; their order gives each an index. */
export const urlReadings: readonly UrlReading[] = ['as-given', 'unreserved-decoded', 'decoded-except-slash'];

/** How a dialect reads URLs, by its choice of escapes. */
export function urlReadingOf(escapes: EscapeChoice): UrlReading {
  return escapes === 'unreserved-decoded' || escapes === 'decoded-except-slash' ? escapes : 'as-given';
}

/**
 * A letter is an octet of the target as compared; this one more stands for a question mark that was written as an
 * escape and decoded, which does not end the path.
 */
export const DECODED_QUESTION_MARK = 0x100;

/** How many letters there are. */
export const LETTERS = 0x101;

/** A piece of a URL that every dialect reads as a whole: one octet, or an escape of three. */
export interface UrlSymbol {
  /** As it stands in the URL. */
  readonly text: string;
  /** Whether RFC 3986 has it in a path and query, or only what browsers send as typed: `|`, `"`, a `%` alone … */
  readonly kind: 'octet' | 'escape' | 'lenient-octet' | 'percent-alone';
  /** True for an escape that a normalised URL would not have: of an unreserved octet, or with lower-case digits. */
  readonly needless: boolean;
  /** True for a plain octet that is a hexadecimal digit, which after a '%' would make an escape of it. */
  readonly isHexDigit: boolean;
  /** The letters that it becomes in each of `urlReadings`. */
  readonly letters: readonly (readonly number[])[];
}

function lettersOf(text: string, reading: UrlReading): readonly number[] {
  if (reading === 'as-given') return Array.from(text, (unit) => unit.charCodeAt(0));
  const buffer = createOctetBuffer(8);
  const at = (index: number): number => (index < text.length ? text.charCodeAt(index) : -1);
  appendCompared(buffer, reading, 'target', at(0), at(1), at(2));
  const letters = Array.from(buffer.octets.subarray(0, buffer.length));
  return letters.length === 1 && letters[0] === QUESTION_MARK && text.length > 1
    ? [DECODED_QUESTION_MARK]
    : letters;
}

function symbolOf(text: string, kind: UrlSymbol['kind'], needless = false): UrlSymbol {
  return {
    text,
    kind,
    needless,
    isHexDigit: text.length === 1 && hexValue(text.charCodeAt(0)) !== -1,
    letters: urlReadings.map((reading) => lettersOf(text, reading)),
  };
}

const lenientOctets = '"<>[\\]^`{|}';
const digits = '0123456789ABCDEFabcdef';

function readSymbols(): readonly UrlSymbol[] {
  const symbols: UrlSymbol[] = [];
  for (let octet = 0x21; octet < 0x7f; octet += 1) {
    const text = String.fromCharCode(octet);
    if (octet === HASH) continue;
    if (octet === PERCENT) symbols.push(symbolOf(text, 'percent-alone'));
    else symbols.push(symbolOf(text, lenientOctets.includes(text) ? 'lenient-octet' : 'octet'));
  }
  for (const high of digits)
    for (const low of digits) {
      const value = Number.parseInt(high + low, 16);
      const upper = `${high}${low}` === `${high}${low}`.toUpperCase();
      symbols.push(symbolOf(`%${high}${low}`, 'escape', isUnreserved(value) || !upper));
    }
  return symbols;
}

/**
 * Every symbol of URLs as crawlers send them: the printable octets but '#', which ends the target, and all escapes.
 * Spaces, control characters and octets beyond ASCII are never sent as they are.
 */
export const urlSymbols: readonly UrlSymbol[] = readSymbols();

/** The symbol every target begins with. */
export const slash: UrlSymbol = symbolOf(String.fromCharCode(SLASH), 'octet');
