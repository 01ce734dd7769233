/** The two alphabets of RFC 4648: 'standard' of section 4 with padding, 'url' of section 5 without. */
export type Base64Alphabet = 'standard' | 'url';

const common = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const digits: { readonly [Alphabet in Base64Alphabet]: string } = {
  standard: `${common}+/`,
  url: `${common}-_`,
};

/** Enough for a call of `String.fromCharCode`, and a multiple of four. */
const chunkUnits = 8192;

/** Octets as base64. */
export function toBase64(octets: Uint8Array, alphabet: Base64Alphabet): string {
  const table = digits[alphabet];
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < octets.length; at += 3) {
    const bits = ((octets[at] ?? 0) << 16) | ((octets[at + 1] ?? 0) << 8) | (octets[at + 2] ?? 0);
    const count = Math.min(3, octets.length - at) + 1;
    for (let digit = 0; digit < count; digit += 1)
      units.push(table.charCodeAt((bits >> (18 - 6 * digit)) & 63));
    if (units.length >= chunkUnits) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
  }
  parts.push(String.fromCharCode(...units));
  const text = parts.join('');
  return alphabet === 'url' ? text : text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

function valuesOf(alphabet: Base64Alphabet): Int8Array {
  const values = new Int8Array(128).fill(-1);
  [...digits[alphabet]].forEach((digit, value) => {
    values[digit.charCodeAt(0)] = value;
  });
  return values;
}

const valueTables: { readonly [Alphabet in Base64Alphabet]: Int8Array } = {
  standard: valuesOf('standard'),
  url: valuesOf('url'),
};

/** The octets that base64 stands for, padding optional; null where it is not base64 of this alphabet. */
export function fromBase64(text: string, alphabet: Base64Alphabet): Uint8Array | null {
  const values = valueTables[alphabet];
  const end = text.replace(/={1,2}$/, '').length;
  if (end % 4 === 1 || (end < text.length && text.length % 4 !== 0)) return null;
  const octets = new Uint8Array(Math.floor((end * 3) / 4));
  let bits = 0;
  let held = 0;
  let length = 0;
  for (let at = 0; at < end; at += 1) {
    const value = values[text.charCodeAt(at)] ?? -1;
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      octets[length++] = (bits >> held) & 0xff;
    }
  }
  return octets;
}
