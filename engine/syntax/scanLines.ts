import type { OctetSpan } from '../octets/octet.ts';
import { COLON, HASH, isAsciiWhiteSpace, SPACE, TAB } from '../octets/octet.ts';
import type { Line, LineContent } from './line.ts';
import type { PhysicalLine } from './splitLines.ts';
import { splitLines } from './splitLines.ts';

/** How readers differ in taking a file apart; each choice is explained where a dialect makes it. */
export interface ScanChoices {
  /** A UTF-8 byte order mark at the start of the file: skipped octet by octet (so a partial one too), only whole, or kept. */
  readonly byteOrderMark: 'skipped-by-octet' | 'skipped-whole' | 'kept';
  /** What counts as white space around names and values. */
  readonly whiteSpace: 'space-and-tab' | 'ascii';
  /** A NUL ends what is read of its line, before comments are cut, or is an octet like any other. */
  readonly nul: 'ends-line' | 'ordinary-octet';
  /** How many octets of a line are read. */
  readonly lineOctets: number | 'unlimited';
  /** White space instead of the colon, where a line is exactly two words that space or tab separate. */
  readonly missingColon: 'accepted-between-two-words' | 'malformed';
}

const byteOrderMark = [0xef, 0xbb, 0xbf];

function skippedOctets(octets: Uint8Array, choice: ScanChoices['byteOrderMark']): number {
  if (choice === 'kept') return 0;
  let matching = 0;
  while (matching < 3 && octets[matching] === byteOrderMark[matching]) matching += 1;
  return choice === 'skipped-by-octet' || matching === 3 ? matching : 0;
}

function isSpaceOrTab(octet: number): boolean {
  return octet === SPACE || octet === TAB;
}

type IsWhiteSpace = (octet: number) => boolean;

function trim(octets: Uint8Array, span: OctetSpan, isWhiteSpace: IsWhiteSpace): OctetSpan {
  let { from, to } = span;
  while (from < to && isWhiteSpace(octets[from] ?? 0)) from += 1;
  while (to > from && isWhiteSpace(octets[to - 1] ?? 0)) to -= 1;
  return { from, to };
}

function indexWithin(octets: Uint8Array, octet: number, span: OctetSpan): number {
  // Not `indexOf`, which would look through the rest of the file for every line.
  for (let at = span.from; at < span.to; at += 1) if (octets[at] === octet) return at;
  return -1;
}

/** Where the second of exactly two words begins, and where the first ends; null for any other number of words. */
function twoWords(
  octets: Uint8Array,
  text: OctetSpan,
): { readonly firstEnd: number; readonly second: number } | null {
  let firstEnd = text.from;
  while (firstEnd < text.to && !isSpaceOrTab(octets[firstEnd] ?? 0)) firstEnd += 1;
  if (firstEnd === text.to) return null;
  let second = firstEnd;
  while (isSpaceOrTab(octets[second] ?? 0)) second += 1;
  for (let at = second; at < text.to; at += 1) if (isSpaceOrTab(octets[at] ?? 0)) return null;
  return { firstEnd, second };
}

function readText(
  octets: Uint8Array,
  text: OctetSpan,
  choices: ScanChoices,
  isWhiteSpace: IsWhiteSpace,
): LineContent {
  const colon = indexWithin(octets, COLON, text);
  if (colon !== -1) {
    const name = trim(octets, { from: text.from, to: colon }, isWhiteSpace);
    if (name.from === name.to) return { kind: 'malformed', reason: 'empty-name', text };
    const value = trim(octets, { from: colon + 1, to: text.to }, isWhiteSpace);
    return { kind: 'field', name, separator: 'colon', value };
  }
  const words = choices.missingColon === 'accepted-between-two-words' ? twoWords(octets, text) : null;
  if (words === null) return { kind: 'malformed', reason: 'no-separator', text };
  const name = trim(octets, { from: text.from, to: words.firstEnd }, isWhiteSpace);
  const value = trim(octets, { from: words.second, to: text.to }, isWhiteSpace);
  return { kind: 'field', name, separator: 'white-space', value };
}

function scanLine(
  octets: Uint8Array,
  physical: PhysicalLine,
  number: number,
  from: number,
  choices: ScanChoices,
): Line {
  const isWhiteSpace = choices.whiteSpace === 'ascii' ? isAsciiWhiteSpace : isSpaceOrTab;
  const span = { from, to: physical.to };
  const limit = choices.lineOctets === 'unlimited' ? span.to : Math.min(span.to, from + choices.lineOctets);
  const nul = choices.nul === 'ends-line' ? indexWithin(octets, 0, { from, to: limit }) : -1;
  const read = { from, to: nul === -1 ? limit : nul };
  const hash = indexWithin(octets, HASH, read);
  const comment = hash === -1 ? null : { from: hash, to: read.to };
  const text = trim(octets, { from: read.from, to: hash === -1 ? read.to : hash }, isWhiteSpace);
  const empty = text.from === text.to;
  const content: LineContent = !empty
    ? readText(octets, text, choices, isWhiteSpace)
    : { kind: comment === null ? 'blank' : 'comment' };
  return { number, span, end: physical.end, read, tooLong: limit < span.to, comment, content };
}

/** Takes a file apart into lines with exact octet spans, the way the choices say (RFC 9309 2.2, robots.cc `GetKeyAndValueFrom`). */
export function scanLines(octets: Uint8Array, choices: ScanChoices): readonly Line[] {
  const skipped = skippedOctets(octets, choices.byteOrderMark);
  return splitLines(octets).map((physical, index) =>
    scanLine(octets, physical, index + 1, index === 0 ? skipped : physical.from, choices),
  );
}
