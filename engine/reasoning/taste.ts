import type { Matcher } from '../evaluate/matcher.ts';
import type { UrlSpace } from './urlSpace.ts';
import { spaceOf } from './urlSpace.ts';
import type { UrlSymbol } from './urlSymbols.ts';

/** How little a symbol is wanted in a witness: the least first. */
function distasteOf({ text, kind, needless }: UrlSymbol, occurs: boolean): number {
  if (kind === 'percent-alone') return 9;
  if (kind === 'lenient-octet') return 8;
  if (kind === 'escape') return needless ? 7 : text === '%20' ? 5 : 6;
  if (/[a-z]/.test(text)) return occurs ? 0 : 1;
  if (/[0-9A-Z]/.test(text)) return 2;
  return /[-_.~]/.test(text) ? 3 : 4;
}

/**
 * Puts the symbols of a space into the order in which they are tried, so that witnesses look like the site's own URLs:
 * small letters that occur in the matchers' rules, other letters, digits, marks, escapes (a space first).
 */
export function tasteOf(matchers: readonly Matcher[]): (space: UrlSpace) => UrlSpace {
  const octets = new Set<number>();
  for (const { policy } of matchers)
    for (const { pattern } of policy.rules)
      for (const segment of pattern.segments) for (const octet of segment) octets.add(octet);
  const distaste = (symbol: UrlSymbol): number => distasteOf(symbol, octets.has(symbol.text.charCodeAt(0)));
  return (space) =>
    spaceOf(
      space.symbols
        .map((symbol) => ({ symbol, weight: distaste(symbol) }))
        .sort((one, other) => one.weight - other.weight)
        .map(({ symbol }) => symbol),
      space.doubleSlash,
    );
}
