import { PERCENT, QUESTION_MARK } from '../octets/octet.ts';
import type { Automaton } from './automaton.ts';
import { markLetters } from './automaton.ts';
import type { UrlSpace } from './urlSpace.ts';
import type { UrlSymbol } from './urlSymbols.ts';
import { DECODED_QUESTION_MARK, LETTERS, urlReadings } from './urlSymbols.ts';

/** The symbols that a few patterns can tell apart, one of each class: the shortest and most natural. */
export interface Alphabet {
  readonly symbols: readonly UrlSymbol[];
  /** True where it matters what follows a percent sign alone: two digits would make an escape of it. */
  readonly percentAlone: boolean;
  /** The symbols worth trying in the given states of the patterns; those left out do what one of them does. */
  readonly symbolsFor: (states: readonly number[]) => readonly UrlSymbol[];
}

/** By reading and letter: whether some pattern has it. */
function lettersKnown(automata: readonly Automaton[]): readonly (ReadonlySet<number> | null)[] {
  return urlReadings.map((_, reading) => {
    const own = automata.filter((automaton) => automaton.reading === reading && automaton.letters.length > 1);
    return own.length === 0 ? null : new Set(own.flatMap((automaton) => automaton.letters));
  });
}

/** The alphabet of some patterns in a space of URLs, whose symbols come in order of taste. */
export function alphabetOf(automata: readonly Automaton[], space: UrlSpace): Alphabet {
  const known = lettersKnown(automata);
  const used = [0, 1, 2].filter((reading) => known[reading] !== null);
  const tellsDecoded = automata.some((automaton) => automaton.tellsDecodedQuestionMark);
  const plain = used.every((reading) => reading === 0);
  const hasPercentAlone = space.symbols.some(({ kind }) => kind === 'percent-alone');
  const percentAlone = hasPercentAlone && !plain;
  const classOf = (letter: number, reading: number): number => {
    const seen = letter === DECODED_QUESTION_MARK && !tellsDecoded ? QUESTION_MARK : letter;
    if (seen === DECODED_QUESTION_MARK && known[reading]?.has(QUESTION_MARK)) return seen;
    return known[reading]?.has(seen) ? seen : LETTERS;
  };
  const signatureOf = (symbol: UrlSymbol): string => {
    const classes = used.map((reading) => symbol.letters[reading]?.map((letter) => classOf(letter, reading)));
    const flags = percentAlone ? `${symbol.isHexDigit}${symbol.kind === 'percent-alone'}` : '';
    return `${classes.join(' ')}${flags}`;
  };
  // Where no reading decodes, an escape is three octets like any others, unless a pattern asks for its percent sign.
  const needsEscapes = !plain || (!hasPercentAlone && (known[0]?.has(PERCENT) ?? false));
  const bySignature = new Map<string, UrlSymbol>();
  for (const isEscape of needsEscapes ? [false, true] : [false])
    for (const symbol of space.symbols) {
      if ((symbol.kind === 'escape') !== isEscape) continue;
      const signature = signatureOf(symbol);
      if (!bySignature.has(signature)) bySignature.set(signature, symbol);
    }
  const symbols = [...bySignature.values()];
  return { symbols, percentAlone, symbolsFor: createChooser(automata, symbols, used, percentAlone) };
}

function createChooser(
  automata: readonly Automaton[],
  symbols: readonly UrlSymbol[],
  used: readonly number[],
  percentAlone: boolean,
): Alphabet['symbolsFor'] {
  const marks = urlReadings.map(() => new Int32Array(LETTERS + 1));
  let stamp = 0;
  const markers = marks.map((mark) => (letter: number): void => {
    mark[letter] = stamp;
    if (letter === QUESTION_MARK) mark[DECODED_QUESTION_MARK] = stamp;
  });
  const isTold = (symbol: UrlSymbol): boolean =>
    (percentAlone && symbol.kind === 'percent-alone') ||
    used.some((reading) => {
      const letters = symbol.letters[reading] ?? [];
      return letters.length !== 1 || marks[reading]?.[letters[0] ?? 0] === stamp;
    });
  return (states) => {
    stamp += 1;
    for (const [index, automaton] of automata.entries()) {
      const marker = markers[automaton.reading];
      if (marker !== undefined) markLetters(automaton, states[index] ?? 0, marker);
    }
    let anyDigit = false;
    let anyOther = false;
    return symbols.filter((symbol) => {
      if (isTold(symbol)) return true;
      if (percentAlone && symbol.isHexDigit) {
        if (anyDigit) return false;
        anyDigit = true;
        return true;
      }
      if (anyOther) return false;
      anyOther = true;
      return true;
    });
  };
}
