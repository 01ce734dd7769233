import type { UrlFailure } from '../url/index.ts';
import { canonicalUrl, robotsUrlFor, sameScope } from '../url/index.ts';
import type { Case } from './testCase.ts';
import type { UrlListEntry } from './urlList.ts';

/** The site that the robots.txt of a case is taken to belong to. */
export interface CaseSite {
  /** Scheme, host and port; null while nothing says. */
  readonly origin: string | null;
  /** The person said so, or the first absolute URL of the list does, or nothing. */
  readonly from: 'given' | 'first-url' | 'nothing';
}

/** What a line of a URL list asks about. */
export type Address =
  /** As a crawler sends it, percent-encoded; a path alone where no site is known. */
  | { readonly kind: 'governed'; readonly url: string }
  /** Another robots.txt governs it. */
  | { readonly kind: 'outside'; readonly url: string; readonly governedBy: string | null }
  | { readonly kind: 'unreadable'; readonly reason: UrlFailure };

/** The site of a case. */
export function caseSite({ origin }: Pick<Case, 'origin'>, entries: Iterable<UrlListEntry>): CaseSite {
  const given = origin.trim() === '' ? null : canonicalUrl(origin);
  if (given?.ok && given.origin !== null) return { origin: given.origin, from: 'given' };
  for (const { url } of entries) {
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) continue;
    const first = canonicalUrl(url);
    if (first.ok && first.origin !== null) return { origin: first.origin, from: 'first-url' };
  }
  return { origin: null, from: 'nothing' };
}

/** A host name in the form in which it is sent; one that ends in letters can't be an IPv4 address in disguise. */
const plainOrigin = /^https?:\/\/(?!.*xn--)(?:[a-z0-9-]+\.)+[a-z]{2,}(?=\/)/;
/** What stands for itself in a path and in a query. */
const plainTarget = /^\/(?!\/)[\w\-.~/?&=+,:;@!$()*%]*$/;
/** What might be a dot segment. */
const unusual = /\/\.|%2e/i;

/** Most of a million lines are sent as they stand, which is quick to see; null for those that take a closer look. */
function readPlainly(typed: string, origin: string | null): Address | null {
  const own = origin ?? plainOrigin.exec(typed)?.[0] ?? '';
  const isPath = typed.startsWith('/');
  if (!isPath && (own === '' || !typed.startsWith(own))) return null;
  const target = isPath ? typed : typed.slice(own.length);
  if (!plainTarget.test(target) || unusual.test(target)) return null;
  return { kind: 'governed', url: isPath ? `${origin ?? ''}${typed}` : typed };
}

/** Reads what a person typed for a URL, on a site (scheme, host and port; null for any). */
export function readAddress(typed: string, origin: string | null): Address {
  const plain = readPlainly(typed, origin);
  if (plain !== null) return plain;
  const read = canonicalUrl(typed, origin === null ? {} : { base: origin });
  if (!read.ok) return { kind: 'unreadable', reason: read.reason };
  const { url } = read;
  if (origin === null || read.origin === origin) return { kind: 'governed', url };
  const scope = sameScope(`${origin}/robots.txt`, url);
  return scope.same ? { kind: 'governed', url } : { kind: 'outside', url, governedBy: robotsUrlFor(url) };
}
