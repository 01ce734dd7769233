import { alphabetOf } from './alphabet.ts';
import type { Automaton } from './automaton.ts';
import { accepts, DEAD, isNoFurther, stepAll } from './automaton.ts';
import type { UrlSpace } from './urlSpace.ts';
import type { UrlSymbol } from './urlSymbols.ts';
import { slash } from './urlSymbols.ts';

/** A path and query as symbols, the slash that begins it left out. */
export type Word = readonly UrlSymbol[];

/** The number of octets of a word's path and query. */
export function lengthOfWord(word: Word): number {
  return word.reduce((sum, symbol) => sum + symbol.text.length, 1);
}

/** What came before: nothing of note, a percent sign alone, that and a digit, or the first slash. */
type Before = 0 | 1 | 2 | 3;
const nothingOfNote: Before = 0;
const percentAlone: Before = 1;
const percentAndDigit: Before = 2;
const firstSlash: Before = 3;

interface Place {
  readonly states: readonly number[];
  readonly before: Before;
  readonly length: number;
  readonly symbol: UrlSymbol;
  readonly from: Place | null;
}

function wordOf(place: Place): Word {
  const word: UrlSymbol[] = [];
  for (let at = place; at.from !== null; at = at.from) word.push(at.symbol);
  return word.reverse();
}

function nextBefore(before: Before, symbol: UrlSymbol, watches: boolean): Before {
  if (!watches) return nothingOfNote;
  if (symbol.kind === 'percent-alone') return percentAlone;
  return before === percentAlone && symbol.isHexDigit ? percentAndDigit : nothingOfNote;
}

/**
 * The shortest URL in `space` that all of `wanted` match and none of `barred`; null where there is none of at most
 * `longest` octets. Breadth first over the product of the automata. A place is passed over where one seen before, with
 * the same states of `wanted`, had come no further in any of `barred`: whatever leads on from here leads on from there.
 * Yields once for each place it looks at.
 */
function* shortestMember(
  wanted: readonly Automaton[],
  barred: readonly Automaton[],
  space: UrlSpace,
  longest: number,
): Generator<undefined, Word | null> {
  const automata = [...wanted, ...barred];
  const alphabet = alphabetOf(automata, space);
  const steps = new Map(
    [...alphabet.symbols, slash].map((symbol) => [
      symbol,
      automata.map((automaton) => symbol.letters[automaton.reading] ?? []),
    ]),
  );
  const seen = new Map<number, Place[]>();
  const lists: Place[][] = [];

  const advance = (states: readonly number[], symbol: UrlSymbol): readonly number[] | null => {
    const letters = steps.get(symbol) ?? [];
    const next: number[] = [];
    for (const [index, automaton] of automata.entries()) {
      const state = stepAll(automaton, states[index] ?? DEAD, letters[index] ?? []);
      if (index < wanted.length ? state === DEAD : state === automaton.matched) return null;
      next.push(state);
    }
    return next;
  };
  const keyOf = (states: readonly number[], before: Before): number => {
    let key: number = before;
    for (const [index, automaton] of wanted.entries())
      key = key * (automaton.letters.length + 1) + (states[index] ?? DEAD) + 1;
    return key;
  };
  const isCovered = (states: readonly number[], before: Before): boolean =>
    (seen.get(keyOf(states, before)) ?? []).some((place) =>
      barred.every((automaton, index) => {
        const at = wanted.length + index;
        return isNoFurther(automaton, place.states[at] ?? DEAD, states[at] ?? DEAD);
      }),
    );
  const push = (place: Place): void => {
    const list = lists[place.length];
    if (list === undefined) lists[place.length] = [place];
    else list.push(place);
  };
  const isMember = (states: readonly number[]): boolean =>
    automata.every((automaton, index) => accepts(automaton, states[index] ?? DEAD) === index < wanted.length);

  const first = advance(
    automata.map((automaton) => automaton.start),
    slash,
  );
  if (first !== null && longest >= 1)
    push({ states: first, before: firstSlash, length: 1, symbol: slash, from: null });
  for (let length = 1; length < lists.length; length += 1) {
    for (const place of lists[length] ?? []) {
      const { states, before } = place;
      if (isCovered(states, before)) continue;
      yield;
      if (isMember(states)) return wordOf(place);
      const key = keyOf(states, before);
      const list = seen.get(key);
      if (list === undefined) seen.set(key, [place]);
      else list.push(place);
      for (const symbol of alphabet.symbolsFor(states)) {
        if (length + symbol.text.length > longest) continue;
        if (before === firstSlash && !space.doubleSlash && symbol.text === '/') continue;
        if (before === percentAndDigit && symbol.isHexDigit) continue;
        const next = advance(states, symbol);
        if (next === null) continue;
        const nextNote = nextBefore(before, symbol, alphabet.percentAlone);
        if (isCovered(next, nextNote)) continue;
        push({ states: next, before: nextNote, length: length + symbol.text.length, symbol, from: place });
      }
    }
    lists[length] = [];
  }
  return null;
}

/** Found: a member; none: which patterns it took to show that there is none. */
export type MemberOutcome =
  | { readonly kind: 'found'; readonly word: Word }
  | { readonly kind: 'none'; readonly barred: readonly Automaton[] };

/**
 * As `shortestMember`, but with patterns to bar that are only taken up as they are needed: `barWhy` names one that
 * matches a word and has to be barred, null where the word will do. Of thousands of rules a proof needs few.
 */
export function* shortestUnbarred(
  wanted: readonly Automaton[],
  barWhy: (word: Word) => Automaton | null,
  space: UrlSpace,
  longest: number,
): Generator<undefined, MemberOutcome> {
  const asked = wanted.filter((automaton) => automaton.matched !== automaton.start);
  const barred: Automaton[] = [];
  while (true) {
    const word: Word | null = yield* shortestMember(asked, barred, space, longest);
    if (word === null) return { kind: 'none', barred };
    const why = barWhy(word);
    if (why === null) return { kind: 'found', word };
    barred.push(why);
  }
}
