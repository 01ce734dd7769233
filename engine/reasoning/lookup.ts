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
  /** What the rule that decides says. */
  readonly allows: (word: Word) => boolean;
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

/** The rules of one reading, by the literal beginning of their patterns. */
interface Beginnings {
  readonly reading: number;
  readonly rules: Map<string, RankedRule[]>;
  /** The lengths that beginnings have. */
  readonly lengths: Set<number>;
}

function beginningsOf({ rules }: Ranking): readonly Beginnings[] {
  const found = new Map<number, Beginnings>();
  for (const rule of rules) {
    const { reading } = rule.automaton;
    const own = found.get(reading) ?? { reading, rules: new Map(), lengths: new Set() };
    found.set(reading, own);
    const beginning = firstSegmentOf(rule.automaton);
    own.lengths.add(beginning.length);
    const list = own.rules.get(beginning);
    if (list === undefined) own.rules.set(beginning, [rule]);
    else list.push(rule);
  }
  return [...found.values()];
}

/** A lookup by the literal beginning of each pattern. */
export function createLookup(ranking: Ranking): Lookup {
  const beginnings = beginningsOf(ranking);
  const matchingAbove = (word: Word, rank: number): readonly RankedRule[] => {
    const found: RankedRule[] = [];
    for (const { reading, rules, lengths } of beginnings) {
      const text = readAs(word, reading);
      for (const length of lengths) {
        if (length > text.length) continue;
        for (const rule of rules.get(text.slice(0, length)) ?? [])
          if (rule.rank < rank && matchesWord(rule.automaton, word)) found.push(rule);
      }
    }
    return found;
  };
  const allows = (word: Word): boolean => {
    let best: RankedRule | null = null;
    for (const rule of matchingAbove(word, Number.POSITIVE_INFINITY))
      if (best === null || rule.rank < best.rank) best = rule;
    return best?.allow ?? true;
  };
  return { matchingAbove, allows };
}
