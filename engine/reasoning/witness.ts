import type { Word } from './memberSearch.ts';

/** An origin that no rule names, in lower case. */
function otherOrigin(named: readonly string[]): string {
  let origin = 'https://example.com';
  for (let number = 2; named.includes(origin); number += 1) origin = `https://example${number}.com`;
  return origin;
}

const standIn = /^https:\/\/example\d*\.com(?=\/\/)/;

/**
 * A witness as a URL of a site, whose origin takes the place of one that only stands in for it. Without it a path that
 * begins with two slashes would name a host, as all who read URLs have it.
 */
export function witnessAt(witness: string, origin: string): string {
  return witness.replace(standIn, () => origin);
}

/**
 * A word as a URL: path and query. An origin stands before it where rules are bound to one, and where the path begins
 * with two slashes, which by themselves would read as an authority; `named` are the origins not to take for that.
 */
export function urlOf(word: Word, origin: string | null, named: readonly string[]): string {
  const path = `/${word.map((symbol) => symbol.text).join('')}`;
  if (origin !== null) return origin + path;
  return path.startsWith('//') ? otherOrigin(named) + path : path;
}
