import type { HostChange } from './host.ts';
import { canonicalHost } from './host.ts';
import type { UrlFailure } from './urlChange.ts';
import type { Part } from './urlParts.ts';

/** The schemes that crawlers ask over, and the port that each has by default. */
const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
]);

/** True for a scheme, in lower case, that crawlers ask over. */
export function isCrawledScheme(scheme: string): boolean {
  return defaultPorts.has(scheme);
}

/** The port that a scheme has by default. */
export function defaultPortOf(scheme: string): number | null {
  return defaultPorts.get(scheme) ?? null;
}

/** An authority as it is sent, and the parts of the typed text that this changes. */
export type Authority =
  | {
      readonly ok: true;
      readonly host: string;
      readonly hostChange: HostChange | null;
      /** Null for the scheme's own. */
      readonly port: number | null;
      readonly userinfo: Part | null;
      readonly hostPart: Part;
      /** With its colon; null for none. */
      readonly portPart: Part | null;
    }
  | { readonly ok: false; readonly reason: UrlFailure; readonly part: Part };

/** Where host and port part: the last colon outside an address in brackets. */
function portColon(text: string): number {
  return text.indexOf(':', text.startsWith('[') ? text.indexOf(']') + 1 : 0);
}

/** Reads the authority at `part` of `text`. */
export function readAuthority(text: string, part: Part, scheme: string): Authority {
  const whole = text.slice(part.from, part.to);
  const at = whole.lastIndexOf('@');
  const hostFrom = part.from + at + 1;
  const rest = whole.slice(at + 1);
  const colon = portColon(rest);
  const hostPart = { from: hostFrom, to: colon < 0 ? part.to : hostFrom + colon };
  const portPart = colon < 0 ? null : { from: hostFrom + colon, to: part.to };
  if (hostPart.from === hostPart.to) return { ok: false, reason: 'no-host', part };
  const digits = colon < 0 ? '' : rest.slice(colon + 1);
  const number = Number(digits);
  if (!/^\d*$/.test(digits) || number > 65_535)
    return { ok: false, reason: 'invalid-port', part: portPart ?? part };
  const canonical = canonicalHost(text.slice(hostPart.from, hostPart.to));
  if (canonical === null) return { ok: false, reason: 'invalid-host', part: hostPart };
  return {
    ok: true,
    host: canonical.host,
    hostChange: canonical.change,
    port: digits === '' || number === defaultPortOf(scheme) ? null : number,
    userinfo: at < 0 ? null : { from: part.from, to: hostFrom },
    hostPart,
    portPart,
  };
}
