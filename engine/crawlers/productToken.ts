import { crawlers, findCrawler } from './crawlers.ts';

/** Names in a User-Agent header that say which browser or engine it resembles, not who asks. */
const browserNames: ReadonlySet<string> = new Set([
  'applewebkit',
  'chrome',
  'chromium',
  'crios',
  'edg',
  'edge',
  'firefox',
  'fxios',
  'gecko',
  'headlesschrome',
  'khtml',
  'like',
  'mobile',
  'mozilla',
  'msie',
  'opera',
  'opr',
  'presto',
  'safari',
  'trident',
  'version',
]);

/** Software that other crawlers are built with and name beside themselves. */
const softwareTokens: ReadonlySet<string> = new Set(['heritrix', 'nutch', 'scrapy', 'wget']);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Any catalogued token that stands by itself: what touches it on either side is not of a token, so
 * that `Applebot` is not found in `Applebot-Extended`, and it does not follow `like`, which names
 * whom a header imitates.
 */
const cataloguedToken = new RegExp(
  `(?<![A-Za-z0-9_-])(?<!\\blike )(?:${crawlers
    .map((crawler) => crawler.token)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![A-Za-z0-9_-])`,
  'i',
);

/** The header with addresses of pages and mailboxes taken out: `…/bot.html` names nobody. */
function withoutAddresses(header: string): string {
  return header
    .split(/([\s;,()]+)/)
    .map((piece) => (piece.includes('://') || piece.includes('@') ? '' : piece))
    .join('');
}

/** What a header's comments say, and what remains of it without them. Comments nest. */
function splitComments(header: string): { readonly products: string; readonly comments: string } {
  let depth = 0;
  let products = '';
  let comments = '';
  for (const piece of header.split(/([()])/)) {
    if (piece === '(') depth += 1;
    else if (piece === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) products += `${piece} `;
    else comments += `${piece};`;
  }
  return { products, comments };
}

/** The name at the start of a product such as `FooBot/2.1`: letters and digits, then also `_ . ! ' -`. */
function nameOf(product: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N}_.!'-]*/u.exec(product.trimStart())?.[0] ?? '';
}

const isOwnName = (name: string): boolean => name !== '' && !browserNames.has(name.toLowerCase());

/** The first of these products whose name is not a browser's. */
function firstOwnName(products: readonly string[]): string | undefined {
  return products.map(nameOf).find(isOwnName);
}

/** What follows `compatible;`, inside a comment or, as some write it, outside. */
function compatibleName(header: string): string | undefined {
  const from = header.search(/\bcompatible\s*;/i);
  if (from < 0) return undefined;
  const name = nameOf(header.slice(header.indexOf(';', from) + 1));
  return isOwnName(name) ? name : undefined;
}

/** The name that a header gives its sender, by the shape of headers alone. */
function statedName(header: string): string | undefined {
  const { products, comments } = splitComments(header);
  return (
    compatibleName(header) ??
    firstOwnName(products.split(/[\s;,]+/)) ??
    comments.split(/[\s;,]+/).find((word) => /(?:bot|crawler|spider)(?:\/|$)/i.test(word))
  );
}

/**
 * The product token of a User-Agent header: the name that its sender looks for in a robots.txt.
 * A catalogued token is returned as its operator spells it; of several the first counts, at one
 * place the longest. Otherwise X of `(compatible; X/1.0; …)`, else the first product that is not a
 * browser's, else a bot named in a comment, else the first product. `*` stays `*`; what names
 * nobody gives ''.
 */
export function productToken(header: string): string {
  const plain = withoutAddresses(header).trim();
  if (plain === '*') return plain;
  const stated = nameOf(statedName(plain) ?? '');
  const catalogued = cataloguedToken.exec(plain)?.[0];
  const known = catalogued === undefined ? undefined : findCrawler(catalogued)?.token;
  if (known !== undefined && !(softwareTokens.has(known.toLowerCase()) && stated !== '')) return known;
  return findCrawler(stated)?.token ?? (stated === '' ? nameOf(plain) : stated);
}
