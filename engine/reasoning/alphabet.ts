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

/** By letter: itself where some pattern of the reading has it, 0 for all others. */
type LetterClasses = Uint16Array;

/** The classes of the letters in each reading that some pattern with letters is in; null for the other readings. */
function classesOf(automata: readonly Automaton[]): readonly (LetterClasses | null)[] {
  return urlReadings.map((_, reading) => {
    const own = automata.filter((automaton) => automaton.reading === reading && automaton.letters.length > 1);
    if (own.length === 0) return null;
    const classes = new Uint16Array(LETTERS);
    for (const { letters } of own) for (const letter of letters) if (letter !== -1) classes[letter] = letter;
    const tellsDecoded = own.some((automaton) => automaton.tellsDecodedQuestionMark);
    if (classes[QUESTION_MARK] !== 0)
      classes[DECODED_QUESTION_MARK] = tellsDecoded ? DECODED_QUESTION_MARK : QUESTION_MARK;
    return classes;
  });
}

/** What the patterns see of a symbol, as a number: up to three letters in each of two readings. */
function signatureOf(symbol: UrlSymbol, classes: readonly (LetterClasses | null)[]): number {
  let signature = 0;
  for (const [reading, own] of classes.entries()) {
    if (own === null) continue;
    const letters = symbol.letters[reading] ?? [];
    for (let at = 0; at < 3; at += 1) {
      const letter = letters[at];
      signature = signature * (LETTERS + 1) + (letter === undefined ? LETTERS : (own[letter] ?? 0));
    }
  }
  return signature;
}

/** The alphabet of some patterns, of two readings at most, in a space of URLs whose symbols come in order of taste. */
export function alphabetOf(automata: readonly Automaton[], space: UrlSpace): Alphabet {
  const classes = classesOf(automata);
  const used = [0, 1, 2].filter((reading) => classes[reading] !== null);
  const plain = used.every((reading) => reading === 0);
  const { hasPercentAlone } = space;
  const percentAlone = hasPercentAlone && !plain;
  // Where no reading decodes, an escape is three octets like any others, unless a pattern asks for its percent sign.
  const needsEscapes = !plain || (!hasPercentAlone && (classes[0]?.[PERCENT] ?? 0) !== 0);
  const bySignature = new Map<number, UrlSymbol>();
  for (const symbol of needsEscapes ? space.symbols : space.octets) {
    let signature = signatureOf(symbol, classes) * 4;
    if (percentAlone) signature += symbol.kind === 'percent-alone' ? 2 : Number(symbol.isHexDigit);
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
  const marks = urlReadings.map(() => new Int32Array(LETTERS));
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
