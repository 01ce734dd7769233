import type { Automaton } from './automaton.ts';
import type { Word } from './memberSearch.ts';
import type { UrlSymbol } from './urlSymbols.ts';
import { urlSymbols } from './urlSymbols.ts';

const byText: ReadonlyMap<string, UrlSymbol> = new Map(urlSymbols.map((symbol) => [symbol.text, symbol]));

/** What stands for a wildcard and for what follows a pattern without end: hardly a rule names it. */
const filler = 'q0z';

/**
 * Words that a pattern is likely to match, made without a search: its letters as they are, with something that hardly
 * any rule names for each wildcard, and with nothing. Only those that match are worth anything.
 */
export function sampleWords({ letters, accepting }: Automaton): readonly Word[] {
  const texts = ['', filler].map((text) => {
    const written = letters
      .slice(0, -1)
      .map((letter) => (letter === -1 ? text : String.fromCharCode(letter)));
    return written.join('') + (accepting === -2 ? text : '');
  });
  return texts.flatMap((text) => {
    const rest = text.startsWith('/') ? text.slice(1) : text;
    const word = Array.from(rest, (unit) => byText.get(unit));
    return word.every((symbol) => symbol !== undefined) ? [word] : [];
  });
}
