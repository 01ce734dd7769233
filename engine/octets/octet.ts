/** Named octets of the robots.txt grammar and the classes that readers sort octets into. All functions take one octet (0 to 255). */

export const TAB = 0x09;
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
export const HASH = 0x23;
export const DOLLAR = 0x24;
export const PERCENT = 0x25;
export const STAR = 0x2a;
export const HYPHEN = 0x2d;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const COLON = 0x3a;
export const SEMICOLON = 0x3b;
export const QUESTION_MARK = 0x3f;
const UNDERSCORE = 0x5f;
const TILDE = 0x7e;

/** A run of octets: `from` is included, `to` is not. */
export interface OctetSpan {
  readonly from: number;
  readonly to: number;
}

/** True for A-Z and a-z. */
export function isLetter(octet: number): boolean {
  const lower = octet | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** True for 0-9. */
export function isDigit(octet: number): boolean {
  return octet >= 0x30 && octet <= 0x39;
}

/** True for an octet that RFC 9309 2.2.1 allows in a product token: A-Z a-z _ -. */
export function isTokenOctet(octet: number): boolean {
  return isLetter(octet) || octet === HYPHEN || octet === UNDERSCORE;
}

/** True for an unreserved octet of RFC 3986 2.3: letters, digits, - . _ ~. */
export function isUnreserved(octet: number): boolean {
  return isTokenOctet(octet) || isDigit(octet) || octet === DOT || octet === TILDE;
}

/** True for space, tab, LF, VT, FF and CR, C's `isspace`. */
export function isAsciiWhiteSpace(octet: number): boolean {
  return octet === SPACE || (octet >= TAB && octet <= CR);
}

/** A-Z turned into a-z, every other octet as it is. */
export function toLowerOctet(octet: number): number {
  return octet >= 0x41 && octet <= 0x5a ? octet + 0x20 : octet;
}

/** The octets of a span as a string with one UTF-16 unit (0 to 255) an octet: for comparing, not for showing. */
export function toOctetString(octets: Uint8Array, span: OctetSpan): string {
  let out = '';
  for (let at = span.from; at < span.to; at += 1) out += String.fromCharCode(octets[at] ?? 0);
  return out;
}

/** An octet string with A-Z turned into a-z; letters beyond ASCII keep their case, as every robots.txt text has it. */
export function toLowerAscii(text: string): string {
  for (let at = 0; at < text.length; at += 1)
    if (text.charCodeAt(at) >= 0x80) return text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
  return text.toLowerCase();
}
