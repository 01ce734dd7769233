import type { UrlSymbol } from './urlSymbols.ts';
import { urlSymbols } from './urlSymbols.ts';

/** A set of URLs to look in: which symbols they are made of, and how they may begin. */
export interface UrlSpace {
  /** Those of one octet before escapes. */
  readonly symbols: readonly UrlSymbol[];
  /** The symbols of one octet. */
  readonly octets: readonly UrlSymbol[];
  readonly hasPercentAlone: boolean;
  /** False where a target may not begin with two slashes, which by itself would read as an authority. */
  readonly doubleSlash: boolean;
  readonly needlessEscapes: boolean;
}

/** A space of the given symbols; those of one octet keep their order, and escapes theirs after them. */
export function spaceOf(symbols: readonly UrlSymbol[], doubleSlash: boolean): UrlSpace {
  const octets = symbols.filter(({ kind }) => kind !== 'escape');
  const escapes = symbols.filter(({ kind }) => kind === 'escape');
  return {
    symbols: [...octets, ...escapes],
    octets,
    hasPercentAlone: octets.some(({ kind }) => kind === 'percent-alone'),
    doubleSlash,
    needlessEscapes: escapes.some(({ needless }) => needless),
  };
}

/** Every URL there is. */
export const everyUrl: UrlSpace = spaceOf(urlSymbols, true);

const standard = urlSymbols.filter(({ kind }) => kind === 'octet' || kind === 'escape');

/** Smaller sets to look for a more natural witness in, the most natural first. */
export const naturalSpaces: readonly UrlSpace[] = [
  spaceOf(
    standard.filter((symbol) => !symbol.needless),
    false,
  ),
  spaceOf(standard, false),
  spaceOf(urlSymbols, false),
];

/** True where a word of symbols, the first slash left out, lies in a space. */
export function isWithin(space: UrlSpace, word: readonly UrlSymbol[]): boolean {
  if (!space.doubleSlash && word[0]?.text === '/') return false;
  return word.every((symbol) => space.symbols.includes(symbol));
}
