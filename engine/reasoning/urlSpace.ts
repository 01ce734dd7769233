import type { UrlSymbol } from './urlSymbols.ts';
import { urlSymbols } from './urlSymbols.ts';

/** A set of URLs to look in: which symbols they are made of, and how they may begin. */
export interface UrlSpace {
  readonly symbols: readonly UrlSymbol[];
  /** False where a target may not begin with two slashes, which by itself would read as an authority. */
  readonly doubleSlash: boolean;
  readonly needlessEscapes: boolean;
}

/** Every URL there is. */
export const everyUrl: UrlSpace = { symbols: urlSymbols, doubleSlash: true, needlessEscapes: true };

const standard = urlSymbols.filter(({ kind }) => kind === 'octet' || kind === 'escape');

/** Smaller sets to look for a more natural witness in, the most natural first. */
export const naturalSpaces: readonly UrlSpace[] = [
  {
    symbols: standard.filter((symbol) => !symbol.needless),
    doubleSlash: false,
    needlessEscapes: false,
  },
  { symbols: standard, doubleSlash: false, needlessEscapes: true },
  { symbols: urlSymbols, doubleSlash: false, needlessEscapes: true },
];

/** True where a word of symbols, the first slash left out, lies in a space. */
export function isWithin(space: UrlSpace, word: readonly UrlSymbol[]): boolean {
  if (!space.doubleSlash && word[0]?.text === '/') return false;
  return word.every((symbol) => space.symbols.includes(symbol));
}
