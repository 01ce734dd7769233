import { QUESTION_MARK } from '../octets/octet.ts';
import type { Automaton } from './automaton.ts';
import { accepts, step, stepAll } from './automaton.ts';
import type { BeginningIndex } from './beginnings.ts';
import { indexBeginnings } from './beginnings.ts';
import type { Word } from './memberSearch.ts';
import type { RankedRule, Ranking } from './ranking.ts';
import type { Steps } from './search.ts';
import { DECODED_QUESTION_MARK, slash } from './urlSymbols.ts';

/** True where a pattern matches a word. */
export function matchesWord(automaton: Automaton, word: Word): boolean {
  let state = step(automaton, automaton.start, slash.letters[0]?.[0] ?? 0);
  for (const symbol of word) state = stepAll(automaton, state, symbol.letters[automaton.reading] ?? []);
  return accepts(automaton, state);
}

/** Finds the rules of a ranking that match a word without asking each of them. */
export interface Lookup {
  readonly index: BeginningIndex;
  /** The rules that match and rank above `rank`, in no order. */
  readonly matchingAbove: (word: Word, rank: number) => readonly RankedRule[];
  /** What the rule that decides says. */
  readonly allows: (word: Word) => boolean;
}

function readAs(word: Word, reading: number): string {
  const letters = word.flatMap((symbol) => symbol.letters[reading] ?? []);
  return `/${String.fromCharCode(
    ...letters.map((letter) => (letter === DECODED_QUESTION_MARK ? QUESTION_MARK : letter)),
  )}`;
}

/** A lookup by the literal beginning of each pattern. */
export function* createLookup(ranking: Ranking): Steps<Lookup> {
  const index = yield* indexBeginnings(ranking.rules);
  const readings = [...index.readings.keys()];
  const matchingAbove = (word: Word, rank: number): readonly RankedRule[] => {
    const found: RankedRule[] = [];
    for (const reading of readings)
      for (const rule of index.thatBegin(readAs(word, reading), reading))
        if (rule.rank < rank && matchesWord(rule.automaton, word)) found.push(rule);
    return found;
  };
  const allows = (word: Word): boolean => {
    let best: RankedRule | null = null;
    for (const rule of matchingAbove(word, Number.POSITIVE_INFINITY))
      if (best === null || rule.rank < best.rank) best = rule;
    return best?.allow ?? true;
  };
  return { index, matchingAbove, allows };
}
