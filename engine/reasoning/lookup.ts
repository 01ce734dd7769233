import { QUESTION_MARK } from '../octets/octet.ts';
import type { Automaton } from './automaton.ts';
import { accepts, step, stepAll } from './automaton.ts';
import type { Word } from './memberSearch.ts';
import type { RankedRule, Ranking } from './ranking.ts';
import { DECODED_QUESTION_MARK, slash } from './urlSymbols.ts';

/** True where a pattern matches a word. */
export function matchesWord(automaton: Automaton, word: Word): boolean {
  let state = step(automaton, automaton.start, slash.letters[0]?.[0] ?? 0);
  for (const symbol of word) state = stepAll(automaton, state, symbol.letters[automaton.reading] ?? []);
  return accepts(automaton, state);
}

/** Finds the rules of a ranking that match a word without asking each of them. */
export interface Lookup {
  /** The rules that match and rank above `rank`, in no order. */
  readonly matchingAbove: (word: Word, rank: number) => readonly RankedRule[];
  /** The rule that decides. */
  readonly deciding: (word: Word) => RankedRule;
}

function firstSegmentOf(automaton: Automaton): string {
  return String.fromCharCode(...automaton.letters.slice(0, automaton.letters.indexOf(-1)));
}

function readAs(word: Word, reading: number): string {
  const letters = word.flatMap((symbol) => symbol.letters[reading] ?? []);
  return `/${String.fromCharCode(
    ...letters.map((letter) => (letter === DECODED_QUESTION_MARK ? QUESTION_MARK : letter)),
  )}`;
}

/** A lookup by the literal beginning of each pattern. */
export function createLookup(ranking: Ranking): Lookup {
  const byBeginning = new Map<string, RankedRule[]>();
  const readings = new Set<number>();
  for (const rule of ranking.rules) {
    readings.add(rule.automaton.reading);
    const key = `${rule.automaton.reading}${firstSegmentOf(rule.automaton)}`;
    const list = byBeginning.get(key);
    if (list === undefined) byBeginning.set(key, [rule]);
    else list.push(rule);
  }
  const matchingAbove = (word: Word, rank: number): readonly RankedRule[] => {
    const found: RankedRule[] = [];
    for (const reading of readings) {
      const text = readAs(word, reading);
      for (let length = 0; length <= text.length; length += 1)
        for (const rule of byBeginning.get(reading + text.slice(0, length)) ?? [])
          if (rule.rank < rank && matchesWord(rule.automaton, word)) found.push(rule);
    }
    return found;
  };
  const last = ranking.rules.at(-1);
  return {
    matchingAbove,
    deciding: (word) => {
      const found = matchingAbove(word, Number.POSITIVE_INFINITY);
      const best = found.toSorted((a, b) => a.rank - b.rank)[0] ?? last;
      if (best === undefined) throw new Error('A ranking ends in a rule that matches everything');
      return best;
    },
  };
}
