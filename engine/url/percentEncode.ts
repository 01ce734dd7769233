import { appendEscape, appendOctet, escapedOctet } from '../octets/percentEscape.ts';
import { appendUtf8, codePointOf, createOctetBuffer, decodeUtf8 } from '../octets/utf8.ts';

/** Tells whether a browser encodes a code point in one part of a URL. */
export type EncodeSet = (point: number) => boolean;

const encodedEverywhere = (point: number): boolean => point <= 0x20 || point > 0x7e;
const membersOf = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));

const inQuery = membersOf('"#<>\'');
const inPath = membersOf('"#<>?^`{}');

/** WHATWG URL 1.3, special-query percent-encode set. */
export const queryEncodeSet: EncodeSet = (point) => encodedEverywhere(point) || inQuery.has(point);

/** WHATWG URL 1.3, path percent-encode set. */
export const pathEncodeSet: EncodeSet = (point) => encodedEverywhere(point) || inPath.has(point);

/** A stretch of a text that is encoded; UTF-16 offsets into that text. */
export interface EncodedRun {
  readonly from: number;
  readonly to: number;
  readonly encoded: string;
  /** True for half of a surrogate pair, which stands for no character and is sent as U+FFFD. */
  readonly isLoneSurrogate: boolean;
}

/** The octets of a code point's UTF-8, each as %XX. */
function escapePoint(point: number): string {
  const octets = createOctetBuffer(4);
  appendUtf8(octets, point);
  const escaped = createOctetBuffer(12);
  for (const octet of octets.octets.subarray(0, octets.length)) appendEscape(escaped, octet);
  return String.fromCharCode(...escaped.octets.subarray(0, escaped.length));
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/** The stretches of `text` that a browser encodes, as long as possible each. */
export function encodedRuns(text: string, isEncoded: EncodeSet): readonly EncodedRun[] {
  const runs: EncodedRun[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const point = codePointOf(text, at);
    if (!isEncoded(point)) continue;
    const from = at;
    const isLoneSurrogate = point === 0xfffd && isSurrogate(text.charCodeAt(at));
    if (point > 0xffff) at += 1;
    const last = runs.at(-1);
    const encoded = escapePoint(point);
    if (last !== undefined && last.to === from && last.isLoneSurrogate === isLoneSurrogate)
      runs[runs.length - 1] = { ...last, to: at + 1, encoded: last.encoded + encoded };
    else runs.push({ from, to: at + 1, encoded, isLoneSurrogate });
  }
  return runs;
}

/** `text` with its encoded stretches as they are sent. */
export function percentEncode(text: string, isEncoded: EncodeSet): string {
  let out = '';
  let at = 0;
  for (const run of encodedRuns(text, isEncoded)) {
    out += text.slice(at, run.from) + run.encoded;
    at = run.to;
  }
  return out + text.slice(at);
}

/** `text` with its escapes decoded as UTF-8; what is no escape stays, what is no UTF-8 becomes U+FFFD. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  const octets = createOctetBuffer(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const escaped = text[at] === '%' ? escapedOctet(text.charCodeAt(at + 1), text.charCodeAt(at + 2)) : -1;
    if (escaped >= 0) {
      appendOctet(octets, escaped);
      at += 2;
      continue;
    }
    const point = codePointOf(text, at);
    appendUtf8(octets, point);
    if (point > 0xffff) at += 1;
  }
  return decodeUtf8(octets.octets.subarray(0, octets.length)).text;
}
