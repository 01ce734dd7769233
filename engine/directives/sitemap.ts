/** What a Sitemap value says. */
export type SitemapValue =
  | { readonly kind: 'url'; readonly scheme: string; readonly origin: string; readonly url: string }
  | { readonly kind: 'invalid'; readonly reason: 'empty' | 'relative' | 'several' | 'not-a-url' };

/** White space, a comma or a semicolon, and nothing where one file's name runs into the next address. */
const betweenAddresses = /[\s,;]+|(?<=\.(?:xml|txt|gz))(?=https?:\/\/)/i;

/** The addresses in a Sitemap value, as many as there are; what is none among them is left out. */
export function addressesIn(value: string): readonly string[] {
  return value.split(betweenAddresses).filter((part) => /^[a-z][a-z0-9+.-]*:\/\//i.test(part));
}

/** True for an authority whose port is a number that exists, or that has none. */
function hasUsablePort(authority: string): boolean {
  const port = /:([^\]:]*)$/.exec(authority)?.[1] ?? '';
  return port === '' || (/^\d+$/.test(port) && Number(port) < 65_536);
}

/**
 * Reads a Sitemap: one absolute URL, on any host (sitemaps.org; Google's documentation). `scheme` and `origin` are in
 * lower case; which schemes are fetched is for the caller to judge.
 */
export function parseSitemap(value: string): SitemapValue {
  if (value === '') return { kind: 'invalid', reason: 'empty' };
  if (addressesIn(value).length > 1) return { kind: 'invalid', reason: 'several' };
  const match = /^([a-z][a-z0-9+.-]*):\/\/((?<=^file:\/\/)|[^/?#\s]+)/i.exec(value);
  if (match !== null && !/\s/.test(value) && hasUsablePort(match[2] ?? '')) {
    const [origin, scheme = ''] = match;
    return { kind: 'url', scheme: scheme.toLowerCase(), origin: origin.toLowerCase(), url: value };
  }
  const relative = /^[./?]/.test(value) || !/^[a-z][a-z0-9+.-]*:/i.test(value);
  return { kind: 'invalid', reason: relative && !/\s/.test(value) ? 'relative' : 'not-a-url' };
}
