import type { UrlCollector } from './urlImport.ts';

/** What kind of sitemap file it is (sitemaps.org 0.9). */
export type SitemapKind = 'sitemap' | 'sitemap-index';

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** The kind of sitemap that an XML text is, by its first element; null for anything else. */
export function sitemapKind(text: string): SitemapKind | null {
  const head = text.slice(0, 4096).replace(/^\ufeff?(?:\s|<\?[^>]*>|<!--.*?-->|<!DOCTYPE[^>]*>)*/is, '');
  const [, name] = /^<(?:[\w-]+:)?(urlset|sitemapindex)[\s>/]/i.exec(head) ?? [];
  if (name === undefined) return null;
  return name.toLowerCase() === 'urlset' ? 'sitemap' : 'sitemap-index';
}

/**
 * The texts of the `loc` elements of a sitemap, in their order. A scanner rather than an XML parser: it needs no DOM
 * (workers have none), takes what is there of a broken file, and its time grows with the length of the text.
 */
function* locations(text: string): Generator<string> {
  let inLocation = false;
  let inComment = false;
  let content = '';
  for (const piece of text.split('<')) {
    if (inComment || piece.startsWith('!--')) {
      inComment = !piece.includes('-->');
      continue;
    }
    if (piece.startsWith('![CDATA[')) {
      if (inLocation) content += piece.slice(8).split(']]>')[0] ?? '';
      continue;
    }
    const close = piece.indexOf('>');
    const tag = close < 0 ? '' : piece.slice(0, close);
    // `image:loc` and `video:…_loc` are no pages, so a prefix other than the sitemap's own does not count.
    if (/^(?:sm:|sitemap:)?loc(?:\s|$)/i.test(tag)) {
      inLocation = true;
      content = decodeEntities(piece.slice(close + 1));
    } else if (inLocation && /^\/(?:sm:|sitemap:)?loc\s*$/i.test(tag)) {
      inLocation = false;
      yield content.trim();
    }
  }
}

/** Reads the addresses of a sitemap: pages, or in an index the sitemaps that it names. */
export function readSitemap(text: string, collector: UrlCollector): void {
  let at = 0;
  for (const location of locations(text)) {
    at += 1;
    if (/^https?:\/\/\S+$/i.test(location)) collector.addUrl(location, at);
    else collector.skip(location.includes(':') ? 'other-scheme' : 'relative', location, at);
  }
}
