import type { PathPattern } from '../matching/pathPattern.ts';
import { languageOf } from '../matching/patternLanguage.ts';
import { PERCENT, QUESTION_MARK } from '../octets/octet.ts';
import { hexValue } from '../octets/percentEscape.ts';
import type { UrlReading } from './urlSymbols.ts';
import { DECODED_QUESTION_MARK, urlReadings } from './urlSymbols.ts';

/** The state of a pattern that no continuation of the target can match any more. */
export const DEAD = -1;

/**
 * A path pattern as a deterministic automaton over letters. Its state is how far it has come: the place in `letters`,
 * where each segment is followed by one place for its end. Each wildcard takes the leftmost place of the segment after
 * it, as `matchPattern` does, so the segment in progress is all there is to remember.
 */
export interface Automaton {
  /** Equal for patterns that match the same URLs for a reason that the registry can see. */
  readonly id: number;
  /** Index into `urlReadings`. */
  readonly reading: number;
  /** By state: the letter that leads on, -1 at the end of a segment. */
  readonly letters: readonly number[];
  /** By state: the index of its segment. */
  readonly segmentOf: readonly number[];
  /** By state: the state to go on from when another letter comes (Knuth, Morris and Pratt), -1 where there is none. */
  readonly fallbacks: readonly number[];
  readonly segments: number;
  readonly start: number;
  /** The state in which everything that follows matches too; -2 where the pattern is anchored at its end. */
  readonly matched: number;
  /** The state that matches at the end of the target; -2 where the pattern isn't anchored. */
  readonly accepting: number;
  /** The least number of octets of a URL that matches. */
  readonly shortest: number;
  /** True where a decoded question mark is not the one that ends the path. */
  readonly tellsDecodedQuestionMark: boolean;
}

interface Essence {
  readonly segments: readonly (readonly number[])[];
  readonly anchoredAtEnd: boolean;
}

function essenceOf(pattern: PathPattern): Essence {
  const { segments, anchoredAtEnd } = languageOf(pattern);
  return { segments: segments.map((segment) => Array.from(segment)), anchoredAtEnd };
}

/** True for what an escape in capitals is made of. */
const isOfEscape = (letter: number): boolean =>
  letter === PERCENT || (hexValue(letter) !== -1 && letter < 0x61);

/**
 * At least how many octets of a URL become these letters. Some readings turn one octet into an escape of three: then
 * letters that may be of an escape, since a percent sign may stand before them, count for nothing.
 */
function shortestOf({ segments }: Essence, reading: UrlReading): number {
  if (reading === 'as-given') return segments.reduce((sum, segment) => sum + segment.length, 0);
  const freeOf = (segment: readonly number[], index: number): number =>
    segment.includes(PERCENT) ? segment.length : index === 0 ? 0 : 2;
  return segments.reduce((sum, segment, index) => {
    const free = freeOf(segment, index);
    return sum + segment.filter((letter, at) => at >= free || !isOfEscape(letter)).length;
  }, 0);
}

/** By the number of letters matched: how many are still matched at best when another letter comes. */
function bordersOf(segment: readonly number[]): readonly number[] {
  const borders = [-1];
  let border = -1;
  for (const letter of segment) {
    while (border >= 0 && segment[border] !== letter) border = borders[border] ?? -1;
    border += 1;
    borders.push(border);
  }
  return borders;
}

function build(id: number, essence: Essence, reading: UrlReading, tellsDecoded: boolean): Automaton {
  const letters: number[] = [];
  const segmentOf: number[] = [];
  const fallbacks: number[] = [];
  for (const [index, segment] of essence.segments.entries()) {
    const start = letters.length;
    for (const border of index === 0 ? segment.map(() => -1).concat(-1) : bordersOf(segment)) {
      fallbacks.push(border === -1 ? -1 : start + border);
      segmentOf.push(index);
    }
    letters.push(...segment, -1);
  }
  const end = letters.length - 1;
  const { anchoredAtEnd } = essence;
  const startsWithStar = essence.segments.length > 1 && essence.segments[0]?.length === 0;
  return {
    id,
    reading: urlReadings.indexOf(reading),
    letters,
    segmentOf,
    fallbacks,
    segments: essence.segments.length,
    start: startsWithStar ? 1 : 0,
    matched: anchoredAtEnd ? -2 : end,
    accepting: anchoredAtEnd ? end : -2,
    shortest: Math.max(1, shortestOf(essence, reading)),
    tellsDecodedQuestionMark: tellsDecoded,
  };
}

/** The state after one more letter of the target. */
export function step(automaton: Automaton, state: number, letter: number): number {
  if (state === DEAD || state === automaton.matched) return state;
  const { letters, fallbacks, segmentOf } = automaton;
  const seen =
    letter === DECODED_QUESTION_MARK && !automaton.tellsDecodedQuestionMark ? QUESTION_MARK : letter;
  let at = state;
  while (letters[at] !== seen) {
    const fallback = fallbacks[at] ?? -1;
    // Without a fallback: the first segment fails for good, a later one stays at its beginning.
    if (fallback === -1) return segmentOf[at] === 0 ? DEAD : at;
    at = fallback;
  }
  at += 1;
  return letters[at] === -1 && at + 1 < letters.length ? at + 1 : at;
}

/** The state after all the letters of one symbol or word. */
export function stepAll(automaton: Automaton, state: number, letters: readonly number[]): number {
  let at = state;
  for (const letter of letters) at = step(automaton, at, letter);
  return at;
}

/** True where the pattern matches a target that ends in this state. */
export function accepts(automaton: Automaton, state: number): boolean {
  return state === automaton.matched || state === automaton.accepting;
}

/** True where whatever matches from state `less` matches from state `more` as well: `more` has come at least as far. */
export function isNoFurther(automaton: Automaton, less: number, more: number): boolean {
  if (less === more || less === DEAD || more === automaton.matched) return true;
  if (more === DEAD) return false;
  const { segmentOf, fallbacks } = automaton;
  const segment = segmentOf[more] ?? 0;
  if ((segmentOf[less] ?? 0) < segment) return true;
  if (segmentOf[less] !== segment || segment === 0) return false;
  let at = more;
  while (at > less) at = fallbacks[at] ?? -1;
  return at === less;
}

/** A letter that no pattern has. */
const anything = -3;

/**
 * True where one pattern shows by its letters that it matches whatever another does, read the same way: it matches when
 * something that only a wildcard can match stands for each wildcard of the other, and for what may follow it.
 */
export function coversAll(one: Automaton, other: Automaton): boolean {
  if (one.matched === one.start) return true;
  if (one.reading !== other.reading || one.tellsDecodedQuestionMark !== other.tellsDecodedQuestionMark)
    return false;
  let state = one.start;
  const last = other.letters.length - 1;
  for (let at = 0; at < last && state !== DEAD; at += 1) {
    const letter = other.letters[at] ?? -1;
    state = step(one, state, letter === -1 ? anything : letter);
  }
  return other.accepting === -2 ? state === one.matched : accepts(one, state);
}

/** Calls `mark` with each letter that may change this state in another way than most letters do. */
export function markLetters(automaton: Automaton, state: number, mark: (letter: number) => void): void {
  if (state === DEAD || state === automaton.matched) return;
  for (let at = state; at !== -1; at = automaton.fallbacks[at] ?? -1) {
    const letter = automaton.letters[at] ?? -1;
    if (letter !== -1) mark(letter);
  }
}

/** Makes automata and gives patterns that match the same URLs the same one. */
export interface AutomatonRegistry {
  readonly automatonOf: (pattern: PathPattern, reading: UrlReading) => Automaton;
  /** Matches every target. */
  readonly everything: Automaton;
  /** Together they match /robots.txt with any query or none. */
  readonly robotsTxt: (reading: UrlReading) => readonly Automaton[];
}

const encode = (text: string): Uint8Array => Uint8Array.from(text, (unit) => unit.charCodeAt(0));
const everyTarget: PathPattern = { segments: [encode('/')], anchoredAtEnd: false, specificity: 0 };
const robotsTxtAlone: PathPattern = {
  segments: [encode('/robots.txt')],
  anchoredAtEnd: true,
  specificity: 0,
};
const robotsTxtWithQuery: PathPattern = {
  segments: [encode('/robots.txt?')],
  anchoredAtEnd: false,
  specificity: 0,
};

/**
 * True where a pattern matches the same URLs in every reading, as long as URLs have no needless escapes: nothing in it
 * can come from an escape. After a wildcard a hexadecimal digit might be the last of one.
 */
function readsAlike({ segments }: Essence): boolean {
  return segments.every((segment, index) => {
    const first = segment[0] ?? -1;
    if (index > 0 && hexValue(first) !== -1) return false;
    return segment.every((letter) => /[\w./~-]/.test(String.fromCharCode(letter)));
  });
}

/** A registry for one search. `needlessEscapes` tells whether its URLs may have them. */
export function createAutomatonRegistry(needlessEscapes: boolean): AutomatonRegistry {
  const known = new Map<string, Automaton>();
  const intern = (pattern: PathPattern, reading: UrlReading, tellsDecoded: boolean): Automaton => {
    const essence = essenceOf(pattern);
    const everything = essence.segments.length === 1 && essence.segments[0]?.length === 0;
    const anyReading = everything || (!needlessEscapes && !tellsDecoded && readsAlike(essence));
    const text = essence.segments.map((segment) => String.fromCharCode(...segment)).join('\u{200}');
    const key = `${anyReading ? '' : reading} ${tellsDecoded} ${essence.anchoredAtEnd} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const automaton = build(known.size, essence, reading, tellsDecoded);
    known.set(key, automaton);
    return automaton;
  };
  return {
    automatonOf: (pattern, reading) => intern(pattern, reading, false),
    everything: intern(everyTarget, 'as-given', false),
    robotsTxt: (reading) => [
      intern(robotsTxtAlone, reading, false),
      intern(robotsTxtWithQuery, reading, reading === 'decoded-except-slash'),
    ],
  };
}
