import type { Automaton } from './automaton.ts';
import type { RankedRule } from './ranking.ts';
import type { Steps } from './search.ts';

/** The literal beginning of a pattern, up to its first wildcard or its end, as a string of letters. */
export function beginningOf({ letters }: Automaton): string {
  return String.fromCharCode(...letters.slice(0, letters.indexOf(-1)));
}

/** The rules of one reading, by the literal beginning of their patterns. */
interface Beginnings {
  readonly rules: ReadonlyMap<string, readonly RankedRule[]>;
  /** The lengths that beginnings have. */
  readonly lengths: ReadonlySet<number>;
  /** All beginnings in order, so that those that begin alike lie side by side. */
  readonly sorted: () => readonly string[];
}

/** Rules by how their patterns begin. */
export interface BeginningIndex {
  /** By the index of a reading. */
  readonly readings: ReadonlyMap<number, Beginnings>;
  /** The rules whose beginning is one of a text's, which is all that may match a target read so. */
  readonly thatBegin: (text: string, reading: number) => Generator<RankedRule>;
  /** The rules whose beginnings do not exclude a pattern: they may match a URL that it matches. */
  readonly thatMayMeet: (automaton: Automaton) => Generator<RankedRule>;
}

/** So many rules are read between two steps. */
const rulesEach = 500;

/** The first place in `sorted` that is not before `text`. */
function lowerBound(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sortedOnce(rules: ReadonlyMap<string, unknown>): () => readonly string[] {
  let sorted: readonly string[] | null = null;
  return () => {
    sorted ??= [...rules.keys()].sort();
    return sorted;
  };
}

/** Makes an index of rules. */
export function* indexBeginnings(ranked: readonly RankedRule[]): Steps<BeginningIndex> {
  const drafts = new Map<number, { rules: Map<string, RankedRule[]>; lengths: Set<number> }>();
  for (const [place, rule] of ranked.entries()) {
    if (place % rulesEach === rulesEach - 1) yield;
    const { reading } = rule.automaton;
    let own = drafts.get(reading);
    if (own === undefined) {
      own = { rules: new Map(), lengths: new Set() };
      drafts.set(reading, own);
    }
    const beginning = beginningOf(rule.automaton);
    own.lengths.add(beginning.length);
    const list = own.rules.get(beginning);
    if (list === undefined) own.rules.set(beginning, [rule]);
    else list.push(rule);
  }
  const readings = new Map<number, Beginnings>(
    [...drafts].map(([reading, draft]) => [reading, { ...draft, sorted: sortedOnce(draft.rules) }]),
  );

  function* thatBegin(text: string, reading: number): Generator<RankedRule> {
    const own = readings.get(reading);
    if (own === undefined) return;
    for (const length of own.lengths)
      if (length <= text.length) yield* own.rules.get(text.slice(0, length)) ?? [];
  }

  function* thatMayMeet(automaton: Automaton): Generator<RankedRule> {
    const text = beginningOf(automaton);
    for (const [reading, { rules, sorted }] of readings) {
      if (reading !== automaton.reading || text === '') {
        for (const list of rules.values()) yield* list;
        continue;
      }
      yield* thatBegin(text, reading);
      const all = sorted();
      for (let at = lowerBound(all, text); all[at]?.startsWith(text); at += 1)
        if (all[at] !== text) yield* rules.get(all[at] ?? '') ?? [];
    }
  }
  return { readings, thatBegin, thatMayMeet };
}
