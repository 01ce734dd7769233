import { isAsciiWhiteSpace } from '../octets/octet.ts';

/** What octets are that are no text. */
export type BinaryKind = 'utf-16' | 'picture' | 'archive' | 'document' | 'unknown';

const signatures: readonly { readonly kind: BinaryKind; readonly octets: readonly number[] }[] = [
  { kind: 'picture', octets: [0x89, 0x50, 0x4e, 0x47] },
  // The same after somebody read it as UTF-8 and wrote it again.
  { kind: 'picture', octets: [0xef, 0xbf, 0xbd, 0x50, 0x4e, 0x47] },
  { kind: 'archive', octets: [0x1f, 0xef, 0xbf, 0xbd, 0x08] },
  { kind: 'picture', octets: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'picture', octets: [0xff, 0xd8, 0xff] },
  { kind: 'picture', octets: [0x00, 0x00, 0x01, 0x00] },
  { kind: 'archive', octets: [0x1f, 0x8b] },
  { kind: 'archive', octets: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'document', octets: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** How many octets are looked at; what is not text shows it early. */
const looked = 65_536;

function startsWith(octets: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((octet, index) => octets[index] === octet);
}

/** Text in two octets a character has a NUL in every second place. */
function isUtf16(octets: Uint8Array): boolean {
  if (startsWith(octets, [0xff, 0xfe]) || startsWith(octets, [0xfe, 0xff])) return true;
  const nuls = [0, 0];
  const end = Math.min(octets.length, 4096);
  for (let at = 0; at < end; at += 1) if (octets[at] === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  return end >= 8 && Math.max(even, odd) > end * 0.4 && Math.min(even, odd) < end * 0.05;
}

/**
 * Octets are binary where a tenth of them are controls that no text has, or the replacement characters that a
 * conversion left, with more than a handful of controls among them.
 */
function hasManyControls(octets: Uint8Array): boolean {
  const end = Math.min(octets.length, looked);
  let controls = 0;
  let replaced = 0;
  for (let at = 0; at < end; at += 1) {
    const octet = octets[at] ?? 0;
    if (octet < 0x20 && octet !== 0x1b && !isAsciiWhiteSpace(octet)) controls += 1;
    if (octet === 0xef && octets[at + 1] === 0xbf && octets[at + 2] === 0xbd) replaced += 3;
  }
  return controls > 8 && controls + replaced > end / 10;
}

/** What the octets are where they are no text; null for text. */
export function binaryKindOf(octets: Uint8Array): BinaryKind | null {
  if (isUtf16(octets)) return 'utf-16';
  const signature = signatures.find((entry) => startsWith(octets, entry.octets));
  if (signature !== undefined) return signature.kind;
  return hasManyControls(octets) ? 'unknown' : null;
}
