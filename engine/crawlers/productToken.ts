import { crawlers, findCrawler } from './crawlers.ts';

/** Names in a User-Agent header that say which browser, engine or system it resembles, not who asks. */
const supportingNames: ReadonlySet<string> = new Set([
  'applewebkit',
  'build',
  'chrome',
  'chromium',
  'compatible',
  'crios',
  'edg',
  'edge',
  'firefox',
  'fxios',
  'gecko',
  'headlesschrome',
  'iemobile',
  'khtml',
  'like',
  'linux',
  'macintosh',
  'mobile',
  'mozilla',
  'msie',
  'opera',
  'opr',
  'presto',
  'safari',
  'samsungbrowser',
  'trident',
  'u',
  'ubuntu',
  'version',
  'vivaldi',
  'windows',
  'x11',
  'yabrowser',
]);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Any catalogued token that stands by itself: what touches it on either side is not of a token, so
 * that `Applebot` is not found in `Applebot-Extended`. After `like` or `with` it names whom the
 * sender imitates.
 */
const cataloguedToken = new RegExp(
  `(?<![A-Za-z0-9_-])(?<!\\b(?:like|with) )(?:${crawlers
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

/** A product as a header states it: `FooBot/2.1` is a name with a version, `FooBot` one without. */
interface StatedProduct {
  readonly name: string;
  readonly hasVersion: boolean;
}

/**
 * The product at the start of a text: a name of letters and digits, then also `_ . ! ' -`.
 * Undefined where there is none, or where it only supports another.
 */
function productAt(text: string): StatedProduct | undefined {
  const name = /^[\p{L}\p{N}][\p{L}\p{N}_.!'-]*/u.exec(text)?.[0] ?? '';
  if (!/\p{L}/u.test(name) || supportingNames.has(name.toLowerCase())) return undefined;
  return { name, hasVersion: text.charAt(name.length) === '/' };
}

const productsOf = (text: string): readonly StatedProduct[] =>
  text.split(/[\s;,]+/).flatMap((word) => productAt(word) ?? []);

/** What a header says outside its comments, and inside them. Comments nest. */
function splitComments(header: string): { readonly outside: string; readonly inside: string } {
  let depth = 0;
  const outside: string[] = [];
  const inside: string[] = [];
  for (const piece of header.split(/([()])/)) {
    if (piece === '(') depth += 1;
    else if (piece === ')') depth = Math.max(0, depth - 1);
    else (depth === 0 ? outside : inside).push(piece);
  }
  return { outside: outside.join(' '), inside: inside.join(';') };
}

/** What follows `compatible;`, inside a comment or, as some write it, outside. */
function compatibleProduct(header: string): StatedProduct | undefined {
  const introduction = /\bcompatible\s*;\s*/i.exec(header);
  if (introduction === null) return undefined;
  return productAt(header.slice(introduction.index + introduction[0].length));
}

/** A product in a comment that has a version or is called a bot; the rest of a comment is about systems. */
function commentProduct(inside: string): StatedProduct | undefined {
  return productsOf(inside).find(
    ({ name, hasVersion }) => hasVersion || /(?:bot|crawler|spider)$/i.test(name),
  );
}

/** The product that a header names its sender by, from the shape of headers alone. */
function statedProduct(header: string): StatedProduct | undefined {
  const { outside, inside } = splitComments(header);
  return compatibleProduct(header) ?? productsOf(outside)[0] ?? commentProduct(inside);
}

/**
 * The product token of a User-Agent header: the name that its sender looks for in a robots.txt.
 * That is X of `(compatible; X/1.0; …)`, else the first product that is not a browser's, else a
 * bot named in a comment. Where none of these has a version, a catalogued token anywhere in the
 * header comes first (`Yahoo! Slurp` is Slurp), of several the first, at one place the longest. A
 * catalogued token is returned as its operator spells it. `*` stays `*`, a browser's header gives
 * `Mozilla`, and what names nobody gives ''.
 */
export function productToken(header: string): string {
  const plain = withoutAddresses(header).trim();
  if (plain === '*') return plain;
  const stated = statedProduct(plain);
  const catalogued = stated && findCrawler(stated.name);
  if (catalogued !== undefined) return catalogued.token;
  if (stated?.hasVersion) return stated.name;
  const mentioned = cataloguedToken.exec(plain)?.[0];
  if (mentioned !== undefined) return findCrawler(mentioned)?.token ?? mentioned;
  return stated?.name ?? /^[A-Za-z]+/.exec(plain)?.[0] ?? '';
}
