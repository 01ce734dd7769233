import type { UrlCollector } from './urlImport.ts';

/** The addresses that a page links to, as they stand in it, and the base that it states. */
export interface HtmlLinks {
  /** The `href` of its `base` element; null where it has none. */
  readonly base: string | null;
  readonly addresses: readonly string[];
}

/** Takes the links of a page apart. Nothing of the page is shown or run. */
export type ParseHtmlLinks = (html: string) => HtmlLinks;

/** Links by the browser's own parser; documents made by it run no script and load nothing. */
export const parseHtmlLinks: ParseHtmlLinks = (html) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    base: page.querySelector('base[href]')?.getAttribute('href') ?? null,
    addresses: [...page.querySelectorAll('a[href], area[href]')].map(
      (element) => element.getAttribute('href') ?? '',
    ),
  };
};

/** Whether a text is a page, or a part of one with links. */
export function looksLikeHtml(text: string): boolean {
  return /<!doctype html|<html[\s>]|<a\s[^<>]{0,2000}href\s*=/i.test(text.slice(0, 200_000));
}

function resolve(address: string, base: string | null): string | null {
  if (base === null || !URL.canParse(address, base)) return null;
  return new URL(address, base).href;
}

/** Reads the links of a page; relative ones against its `base` element or `origin`, without fragments. */
export function readHtml(html: string, parse: ParseHtmlLinks, origin: string, collector: UrlCollector): void {
  const links = parse(html);
  const site = URL.canParse(origin) ? origin : null;
  const base = links.base === null ? site : (resolve(links.base, site ?? links.base) ?? site);
  links.addresses.forEach((written, index) => {
    const address = written.trim().replace(/#.*$/s, '');
    const at = index + 1;
    // What is left of a link to a place on the same page.
    if (address === '') return;
    if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(address)) collector.skip('other-scheme', written, at);
    else if (/^https?:\/\//i.test(address)) collector.addUrl(address.replace(/\s/g, '%20'), at);
    else {
      const resolved = resolve(address, base);
      if (resolved !== null) collector.addUrl(resolved, at);
      else if (/^\/(?!\/)/.test(address)) collector.addUrl(address.replace(/\s/g, '%20'), at);
      else collector.skip('relative', written, at);
    }
  });
}
