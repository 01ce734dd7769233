import { toOctetString } from '../octets/octet.ts';
import { appendEscape, appendOctet, escapedOctet } from '../octets/percentEscape.ts';
import { appendUtf8, codePointOf, createOctetBuffer, decodeUtf8, encodeUtf8 } from '../octets/utf8.ts';

/** Finds, all over a text, the longest stretches that a browser encodes in one part of a URL. */
export type EncodeSet = RegExp;

/** WHATWG URL 1.3, special-query percent-encode set; stretches of lone surrogates stand by themselves. */
export const queryEncodeSet: EncodeSet = /\p{Surrogate}+|(?:[^\x21-\x7e\p{Surrogate}]|["#<>'])+/gu;

/** WHATWG URL 1.3, path percent-encode set; stretches of lone surrogates stand by themselves. */
export const pathEncodeSet: EncodeSet = /\p{Surrogate}+|(?:[^\x21-\x7e\p{Surrogate}]|["#<>?^`{}])+/gu;

/** A stretch of a text that is encoded; UTF-16 offsets into that text. */
export interface EncodedRun {
  readonly from: number;
  readonly to: number;
  readonly encoded: string;
  /** True for halves of surrogate pairs, which stand for no character and are sent as U+FFFD. */
  readonly isLoneSurrogate: boolean;
}

/** The octets of a text's UTF-8, each as %XX. */
function escapeAll(text: string): string {
  const escaped = createOctetBuffer(text.length * 3);
  for (const octet of encodeUtf8(text)) appendEscape(escaped, octet);
  return toOctetString(escaped.octets, { from: 0, to: escaped.length });
}

/** The stretches of `text` that a browser encodes, as long as possible each. */
export function encodedRuns(text: string, encodeSet: EncodeSet): readonly EncodedRun[] {
  return Array.from(text.matchAll(encodeSet), ({ 0: run, index }) => ({
    from: index,
    to: index + run.length,
    encoded: escapeAll(run),
    isLoneSurrogate: /^\p{Surrogate}/u.test(run),
  }));
}

/** `text` with its encoded stretches as they are sent. */
export function percentEncode(text: string, encodeSet: EncodeSet): string {
  return text.replace(encodeSet, escapeAll);
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
