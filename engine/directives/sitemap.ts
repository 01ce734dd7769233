/** What a Sitemap value says. */
export type SitemapValue =
  | { readonly kind: 'url'; readonly scheme: string; readonly origin: string; readonly url: string }
  | { readonly kind: 'invalid'; readonly reason: 'empty' | 'relative' | 'several' | 'not-a-url' };

/**
 * Reads a Sitemap: one absolute URL, on any host (sitemaps.org; Google's documentation). `scheme` and `origin` are in
 * lower case; which schemes are fetched is for the caller to judge.
 */
export function parseSitemap(value: string): SitemapValue {
  if (value === '') return { kind: 'invalid', reason: 'empty' };
  const parts = value.split(/[\s,]+/).filter((part) => /^[a-z][a-z0-9+.-]*:\/\//i.test(part));
  if (parts.length > 1) return { kind: 'invalid', reason: 'several' };
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#\s]+)/i.exec(value);
  if (match !== null && !/\s/.test(value)) {
    const [origin, scheme = ''] = match;
    return { kind: 'url', scheme: scheme.toLowerCase(), origin: origin.toLowerCase(), url: value };
  }
  const relative = /^[./?]/.test(value) || !/^[a-z][a-z0-9+.-]*:/i.test(value);
  return { kind: 'invalid', reason: relative && !/\s/.test(value) ? 'relative' : 'not-a-url' };
}
