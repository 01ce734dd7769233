import { canonicalUrl } from '../../../engine/index.ts';

/** What a line of a list asks: `url` as a crawler sends it, null where the file does not answer for it. */
export interface ListedUrl {
  readonly url: string | null;
  readonly standing: 'governed' | 'outside' | 'unreadable';
}

/** Reads what a line of a list says for a URL. */
export type ReadListedUrl = (typed: string) => ListedUrl;

const unreadable: ListedUrl = { url: null, standing: 'unreadable' };
const outside: ListedUrl = { url: null, standing: 'outside' };

/** What stands for itself in a path and a query alike; letters beyond ASCII are sent as the escapes of their UTF-8. */
const plainTarget = /^\/[\w\-.~/?&=+,:;@!$()*|%\p{L}\p{M}\p{N}]*$/u;
const beyondAscii = /[^\0-\x7f]+/g;
/** What might be a dot segment, or a scheme-relative reference. */
const unusual = /\/\.|%2e|^\/\//i;
const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;
const originStart = /^https?:\/\/[^/?#\\]+(?=\/)/;

/** Host and port. */
const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);

/** A path and query as it is sent; null where that takes a closer look. */
function sentTarget(target: string): string | null {
  if (!plainTarget.test(target) || unusual.test(target)) return null;
  return target.replace(beyondAscii, encodeURIComponent);
}

const manyOrigins = 10_000;

/**
 * A reader for the list of one site: `origin` is its scheme and authority, null where it is not known and every URL is
 * taken for one of it. Answers as `canonicalUrl` does, but most of a million lines need no closer look.
 */
export function createListedUrlReader(origin: string | null): ReadListedUrl {
  const base = origin ?? undefined;
  const site = base === undefined ? null : canonicalUrl(base);
  const siteOrigin = site?.ok === true ? site.origin : null;
  const prefix = siteOrigin ?? '';
  /** By an origin as typed: whether it is sent as typed, and whether it is the site's. */
  const origins = new Map<string, 'governed' | 'outside' | 'look-closer'>();

  const judge = (typed: string): ListedUrl => {
    const canonical = canonicalUrl(typed);
    if (!canonical.ok) return unreadable;
    const { url, origin: typedOrigin } = canonical;
    if (typedOrigin === null) return { url: `${prefix}${url}`, standing: 'governed' };
    if (siteOrigin === null || typedOrigin === siteOrigin) return { url, standing: 'governed' };
    // Who types a host alone, or `//host`, leaves the scheme to the site.
    if (scheme.test(typed) || hostOf(typedOrigin) !== hostOf(siteOrigin)) return outside;
    return { url: `${siteOrigin}${url.slice(typedOrigin.length)}`, standing: 'governed' };
  };

  const standingOf = (typedOrigin: string): 'governed' | 'outside' | 'look-closer' => {
    const known = origins.get(typedOrigin);
    if (known !== undefined) return known;
    const { url, standing } = judge(`${typedOrigin}/`);
    const asTyped = standing === 'outside' || url === `${typedOrigin}/`;
    const judged = standing !== 'unreadable' && asTyped ? standing : 'look-closer';
    if (origins.size < manyOrigins) origins.set(typedOrigin, judged);
    return judged;
  };

  return (typed) => {
    const typedOrigin = typed.startsWith('/') ? '' : (originStart.exec(typed)?.[0] ?? null);
    const target = typedOrigin === null ? null : sentTarget(typed.slice(typedOrigin.length));
    if (typedOrigin === null || target === null) return judge(typed);
    if (typedOrigin === '') return { url: `${prefix}${target}`, standing: 'governed' };
    const standing = standingOf(typedOrigin);
    if (standing === 'look-closer') return judge(typed);
    return standing === 'outside' ? outside : { url: `${typedOrigin}${target}`, standing };
  };
}
