import type { UrlFailure } from '../url/index.ts';
import { canonicalUrl, robotsUrlFor, sameScope } from '../url/index.ts';
import type { Case } from './testCase.ts';
import type { UrlListEntry } from './urlList.ts';

/** The site that the robots.txt of a case is taken to belong to. */
export interface CaseSite {
  /** Scheme, host and port; null while nothing says. */
  readonly origin: string | null;
  /** The person said so, or most URLs of the list are of it, or nothing says. */
  readonly from: 'given' | 'list' | 'nothing';
}

/** What a line of a URL list asks about. */
export type Address =
  /** As a crawler sends it, percent-encoded; a path alone where no site is known. */
  | { readonly kind: 'governed'; readonly url: string }
  /** Another robots.txt governs it. */
  | { readonly kind: 'outside'; readonly url: string; readonly governedBy: string | null }
  | { readonly kind: 'unreadable'; readonly reason: UrlFailure };

const originStart = /^https?:\/\/[^/?#\\]+(?=\/)/;

const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);

/** How many lines of a list are asked for its site. */
const linesAsked = 5000;

/** The origin of most lines, the first of those with equally many; null where no line has one. */
function originOfMost(entries: Iterable<UrlListEntry>): string | null {
  const full = new Map<string, number>();
  const bare = new Map<string, number>();
  let line = 0;
  for (const { url } of entries) {
    line += 1;
    if (line > linesAsked) break;
    if (url.startsWith('/') && !url.startsWith('//')) continue;
    const start = originStart.exec(url)?.[0];
    const read = canonicalUrl(start === undefined ? url : `${start}/`);
    if (!read.ok || read.origin === null) continue;
    const counts = read.changes.some(({ kind }) => kind === 'scheme-added') ? bare : full;
    counts.set(read.origin, (counts.get(read.origin) ?? 0) + 1);
  }
  // A host alone is of the origin that others name with it.
  const named = new Set([...full.keys()].map(hostOf));
  const candidates = [...full, ...[...bare].filter(([origin]) => !named.has(hostOf(origin)))];
  const counted = candidates.map(([origin, count]) => ({
    origin,
    count: full.has(origin) ? count + (bare.get(`https://${hostOf(origin)}`) ?? 0) : count,
  }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.origin ?? null;
}

/** The site of a case. */
export function caseSite({ origin }: Pick<Case, 'origin'>, entries: Iterable<UrlListEntry>): CaseSite {
  const given = origin.trim() === '' ? null : canonicalUrl(origin);
  if (given?.ok && given.origin !== null) return { origin: given.origin, from: 'given' };
  const listed = originOfMost(entries);
  return listed === null ? { origin: null, from: 'nothing' } : { origin: listed, from: 'list' };
}

/** What stands for itself in a path and a query alike; letters beyond ASCII are sent as the escapes of their UTF-8. */
const plainTarget = /^\/[\w\-.~/?&=+,:;@!$()*|%\p{L}\p{M}\p{N}]*$/u;
const beyondAscii = /[^\0-\x7f]+/g;
/** What might be a dot segment, or a scheme-relative reference. */
const unusual = /\/\.|%2e|^\/\//i;

/** A path and query as it is sent; null where that takes a closer look. */
function sentTarget(target: string): string | null {
  if (!plainTarget.test(target) || unusual.test(target)) return null;
  return target.replace(beyondAscii, encodeURIComponent);
}

/** A closer look at what a person typed for a URL. */
function readClosely(typed: string, origin: string | null): Address {
  const read = canonicalUrl(typed, origin === null ? {} : { base: origin });
  if (!read.ok) return { kind: 'unreadable', reason: read.reason };
  const { url, changes } = read;
  if (origin === null || read.origin === origin) return { kind: 'governed', url };
  // Who types the site's host alone leaves the scheme to the site.
  const isHostAlone = changes.some(({ kind }) => kind === 'scheme-added');
  if (isHostAlone && read.origin !== null && hostOf(read.origin) === hostOf(origin))
    return { kind: 'governed', url: `${origin}${url.slice(read.origin.length)}` };
  const scope = sameScope(`${origin}/robots.txt`, url);
  return scope.same ? { kind: 'governed', url } : { kind: 'outside', url, governedBy: robotsUrlFor(url) };
}

const manyOrigins = 10_000;

/**
 * A reader for what people type for URLs of one site: `origin` is its scheme, host and port, null where it is not known
 * and every URL is taken for one of it. Answers as `canonicalUrl` does, but most of a million lines need no closer look.
 */
export function createAddressReader(origin: string | null): (typed: string) => Address {
  /** By an origin as typed: what its start page is; null where it is not sent as it was typed. */
  const origins = new Map<string, Exclude<Address, { kind: 'unreadable' }> | null>();

  const startOf = (typedOrigin: string) => {
    const known = origins.get(typedOrigin);
    if (known !== undefined) return known;
    const address = readClosely(`${typedOrigin}/`, origin);
    const isAsTyped = address.kind !== 'unreadable' && address.url === `${typedOrigin}/`;
    const start = isAsTyped ? address : null;
    if (origins.size < manyOrigins) origins.set(typedOrigin, start);
    return start;
  };

  return (typed) => {
    const typedOrigin = typed.startsWith('/') ? '' : (originStart.exec(typed)?.[0] ?? null);
    const target = typedOrigin === null ? null : sentTarget(typed.slice(typedOrigin.length));
    if (typedOrigin === null || target === null) return readClosely(typed, origin);
    if (typedOrigin === '') return { kind: 'governed', url: `${origin ?? ''}${target}` };
    const start = startOf(typedOrigin);
    return start === null ? readClosely(typed, origin) : { ...start, url: `${typedOrigin}${target}` };
  };
}

/** Reads what a person typed for a URL, on a site (scheme, host and port; null for any). */
export function readAddress(typed: string, origin: string | null): Address {
  return createAddressReader(origin)(typed);
}
