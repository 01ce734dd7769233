import type { StandIns } from './standIns.ts';

/** A URL's scheme and authority, or what looks like a host name; each may only begin where a word does. */
const place =
  /(?<![a-z0-9+.-])([a-z][a-z0-9+.-]{0,20}:\/\/)([^\s/?#]*)|(?<![a-z0-9-])[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;

/** Host and port of an authority; user names and passwords are left out. */
function hostAndPort(authority: string): { readonly host: string; readonly port: string } {
  const [, host = '', port = ''] = /^(?:.*@)?(\[[^\]]*\]|[^:]*)(:\d*)?/.exec(authority) ?? [];
  return { host: host.toLowerCase(), port };
}

/** A host and the domains above it that are no top-level domain: `a.b.c`, `b.c`. */
function withDomains(host: string): readonly string[] {
  if (/^[\d.]+$/.test(host)) return [host];
  const labels = host.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, at) => labels.slice(at).join('.'));
}

/** The hosts that the URLs of some texts name, and their domains, in small letters. */
export function hostsIn(texts: readonly string[]): ReadonlySet<string> {
  const hosts = new Set<string>();
  for (const text of texts)
    for (const [, scheme, authority = ''] of text.matchAll(place))
      if (scheme !== undefined) for (const host of withDomains(hostAndPort(authority).host)) hosts.add(host);
  hosts.delete('');
  return hosts;
}

function standInHost(host: string, standIns: StandIns): string {
  // Addresses and names that RFC 5737, 3849 and 2606 keep for examples.
  if (/^[\d.]+$/.test(host)) return '192.0.2.1';
  if (host.startsWith('[')) return '[2001:db8::1]';
  if (host === 'localhost') return host;
  const labels = host.split('.').slice(0, -1);
  return [...labels.map((label) => (label === 'www' ? label : standIns.hide(label))), 'example'].join('.');
}

/** Puts stand-ins in place of hosts, and lets `hideRest` have what lies between them. */
export interface HostHider {
  readonly hide: (text: string, hideRest: (text: string) => string) => string;
  /** Every host hidden so far, with its stand-in. */
  readonly hosts: ReadonlyMap<string, string>;
}

/** Hides the known hosts, in URLs or by themselves, and every other host that stands in a URL. */
export function createHostHider(known: ReadonlySet<string>, standIns: StandIns): HostHider {
  const hosts = new Map<string, string>();
  const standInOf = (host: string): string => {
    const hidden = hosts.get(host) ?? standInHost(host, standIns);
    hosts.set(host, hidden);
    return hidden;
  };
  const hide = (text: string, hideRest: (text: string) => string): string => {
    const parts: string[] = [];
    let from = 0;
    for (const found of text.matchAll(place)) {
      const [whole, scheme, authority = ''] = found;
      const bare = whole.toLowerCase();
      if (scheme === undefined && !known.has(bare)) continue;
      const { host, port } = scheme === undefined ? { host: bare, port: '' } : hostAndPort(authority);
      parts.push(hideRest(text.slice(from, found.index)));
      parts.push(scheme ?? '', host === '' ? '' : standInOf(host), port);
      from = found.index + whole.length;
    }
    parts.push(hideRest(text.slice(from)));
    return parts.join('');
  };
  return { hide, hosts };
}
