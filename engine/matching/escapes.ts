import { DOLLAR, isUnreserved, PERCENT, STAR } from '../octets/octet.ts';
import { appendEscape, appendOctet, escapedOctet } from '../octets/percentEscape.ts';
import type { OctetBuffer } from '../octets/utf8.ts';

/** How a dialect treats percent-escapes before it compares. */
export type EscapeChoice = 'pattern-upper-cased' | 'unreserved-decoded' | 'decoded-except-slash' | 'literal';

/** Which side of the comparison a text is on. */
export type ComparedSide = 'pattern' | 'target';

const upperCaseOnly = (buffer: OctetBuffer, octet: number, escaped: number): boolean => {
  if (escaped >= 0) appendEscape(buffer, escaped);
  else if (octet >= 0x80) appendEscape(buffer, octet);
  else appendOctet(buffer, octet);
  return escaped >= 0;
};

const decodeUnreserved = (buffer: OctetBuffer, octet: number, escaped: number): boolean => {
  if (escaped >= 0) {
    if (isUnreserved(escaped)) appendOctet(buffer, escaped);
    else appendEscape(buffer, escaped);
  } else if (octet >= 0x80 || octet === STAR || octet === DOLLAR) appendEscape(buffer, octet);
  else appendOctet(buffer, octet);
  return escaped >= 0;
};

/** '%25' stands for a plain percent sign, so that a decoded one can't be taken for the start of the kept '%2F'. */
const decodeExceptSlash = (buffer: OctetBuffer, octet: number, escaped: number): boolean => {
  const value = escaped >= 0 ? escaped : octet;
  if (value === PERCENT || (escaped >= 0 && value === 0x2f)) appendEscape(buffer, value);
  else appendOctet(buffer, value);
  return escaped >= 0;
};

/**
 * Appends one octet of a literal run as the dialect compares it. `high` and `low` are the two units after it (-1 past
 * the end). Returns true where they were the digits of an escape and are consumed.
 *
 * - 'pattern-upper-cased' (robots.cc `MaybeEscapePattern`): in patterns hexadecimal digits are upper-cased and octets
 *   over 127 escaped; targets are taken as given.
 * - 'unreserved-decoded' (RFC 9309 2.2.2, RFC 3986 6.2.2): both sides; `*` and `$` as plain octets become %2A and %24.
 * - 'decoded-except-slash' (draft-koster-robots-00 3.2.2): both sides; %2F equals only itself.
 * - 'literal' (1994): nothing.
 */
export function appendCompared(
  buffer: OctetBuffer,
  choice: EscapeChoice,
  side: ComparedSide,
  octet: number,
  high: number,
  low: number,
): boolean {
  const escaped = octet === PERCENT ? escapedOctet(high, low) : -1;
  switch (choice) {
    case 'pattern-upper-cased':
      if (side === 'pattern') return upperCaseOnly(buffer, octet, escaped);
      appendOctet(buffer, octet);
      return false;
    case 'unreserved-decoded':
      return decodeUnreserved(buffer, octet, escaped);
    case 'decoded-except-slash':
      return decodeExceptSlash(buffer, octet, escaped);
    case 'literal':
      appendOctet(buffer, octet);
      return false;
  }
}
