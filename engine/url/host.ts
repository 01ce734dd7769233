import { toLowerAscii } from '../octets/octet.ts';
import { canonicalIpv4, canonicalIpv6, endsInNumber } from './ipAddress.ts';
import { percentDecode } from './percentEncode.ts';
import { decodePunycode, encodePunycode } from './punycode.ts';

/** What was done to a host to get its canonical form; the most telling of several. */
export type HostChange = 'host-ipv4' | 'host-ipv6' | 'host-idn' | 'host-escapes' | 'host-case';

/** A host as it stands in a request, and what was done to it; null where it is none. */
export interface CanonicalHost {
  readonly host: string;
  readonly change: HostChange | null;
}

/** What no domain may hold (WHATWG URL 3.1, forbidden domain code points). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\u0000-\u0020#%/:<>?@[\\\]^|\u007f]/;
/** Characters that UTS 46 maps to nothing: those that no display shows, but for the two joiners. */
const ignored = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/** What UTS 46 reads as a full stop. */
const fullStops = /[\u3002\uff0e\uff61]/g;
const notAscii = /[^\0-\x7f]/;

/** Lower case letter by letter: in a word's context Greek capital sigma would become a final one. */
function lowerCase(text: string): string {
  return Array.from(text, (character) => (character === '\u1e9e' ? 'ss' : character.toLowerCase())).join('');
}

/** UTS 46's mapping as far as normalisation and case go; its tables of disallowed characters are not kept here. */
function mapLabels(domain: string): readonly string[] {
  const mapped = lowerCase(domain.replace(ignored, '').normalize('NFKC')).normalize('NFKC');
  return mapped.replace(fullStops, '.').split('.');
}

/** No name that can be looked up has a longer one, and encoding takes time that grows with its square. */
const LONGEST_LABEL = 255;

function asciiLabel(label: string): string | null {
  if (label.length > LONGEST_LABEL) return null;
  if (notAscii.test(label)) return /^\p{M}/u.test(label) ? null : `xn--${encodePunycode(label)}`;
  if (!label.startsWith('xn--')) return label;
  const decoded = decodePunycode(label.slice(4));
  return decoded === null || decoded === '' ? null : label;
}

function canonicalDomain(domain: string): string | null {
  if (/\p{Surrogate}|\ufffd/u.test(domain)) return null;
  const labels = notAscii.test(domain) ? mapLabels(domain) : toLowerAscii(domain).split('.');
  const ascii = labels.map(asciiLabel);
  if (ascii.includes(null)) return null;
  const joined = ascii.join('.');
  return joined === '' || forbidden.test(joined) ? null : joined;
}

function changeOf(typed: string, decoded: string, host: string): HostChange | null {
  if (typed === host) return null;
  if (notAscii.test(decoded)) return 'host-idn';
  if (typed !== decoded) return 'host-escapes';
  return toLowerAscii(typed) === host ? 'host-case' : 'host-ipv4';
}

/** A host as a browser sends it (WHATWG URL 3.5): lower case, IDN in punycode, addresses in one notation. */
export function canonicalHost(typed: string): CanonicalHost | null {
  if (typed.startsWith('[')) {
    const address = typed.endsWith(']') ? canonicalIpv6(typed.slice(1, -1)) : null;
    if (address === null) return null;
    const host = `[${address}]`;
    return { host, change: host === typed ? null : 'host-ipv6' };
  }
  const decoded = percentDecode(typed);
  const domain = canonicalDomain(decoded);
  if (domain === null) return null;
  const host = endsInNumber(domain) ? canonicalIpv4(domain) : domain;
  return host === null ? null : { host, change: changeOf(typed, decoded, host) };
}
