/** Where a query was found in a text. */
export interface FuzzyMatch {
  /** Higher is better; 0 for an empty query. */
  readonly score: number;
  /** UTF-16 offsets of what was found, in order, without overlap. */
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

/** What a way of being found counts: whole, at the start of a word, inside one, letter by letter. */
const weights = { start: 100, word: 80, inside: 50, letters: 20 } as const;

const isWordStart = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

function wordStarts(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isWordStart(text, at)) return at;
  return -1;
}

/** Letter by letter, each at the start of a word where one still is. */
function matchLetters(text: string, word: string): FuzzyMatch | null {
  const spans: { from: number; to: number }[] = [];
  let from = 0;
  for (const letter of word) {
    const next = wordStarts(text.slice(from), letter);
    const start = next >= 0 ? from + next : text.indexOf(letter, from);
    if (start < 0) return null;
    const last = spans.at(-1);
    if (last?.to === start) last.to = start + letter.length;
    else spans.push({ from: start, to: start + letter.length });
    from = start + letter.length;
  }
  return { score: weights.letters / spans.length, spans };
}

function matchWord(text: string, word: string): FuzzyMatch | null {
  const span = (from: number) => [{ from, to: from + word.length }];
  if (text.startsWith(word)) return { score: weights.start, spans: span(0) };
  const start = wordStarts(text, word);
  if (start >= 0) return { score: weights.word, spans: span(start) };
  const inside = text.indexOf(word);
  if (inside >= 0) return { score: weights.inside, spans: span(inside) };
  return matchLetters(text, word);
}

/** Finds each word of a query in a text, in any order and any case of letters; null where one is not there. */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  const folded = text.toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.map((word) => matchWord(folded, word));
  if (!found.every((match) => match !== null)) return null;
  const spans = found.flatMap((match) => match.spans).toSorted((a, b) => a.from - b.from);
  const apart = spans.filter(({ from }, index) => from >= (spans[index - 1]?.to ?? 0));
  const score = found.reduce((sum, match) => sum + match.score, 0) / Math.max(words.length, 1);
  // Some letters change their length with their case: then offsets would not fit.
  return { score, spans: folded.length === text.length ? apart : [] };
}
