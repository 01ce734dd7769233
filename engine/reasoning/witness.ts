import type { Word } from './memberSearch.ts';

/** An origin that no rule names, in lower case. */
function otherOrigin(named: readonly string[]): string {
  let origin = 'https://example.com';
  for (let number = 2; named.includes(origin); number += 1) origin = `https://example${number}.com`;
  return origin;
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
