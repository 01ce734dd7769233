/** A piece of a sentence: words, something quoted from the file, or a line that can be gone to. */
export type SentencePart =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'line'; readonly line: number };

/** A sentence that a component draws, so that what it quotes stays text. */
export type Sentence = readonly SentencePart[];

/** Something quoted. */
export function code(text: string): SentencePart {
  return { kind: 'code', text };
}

/** A line by its number. */
export function lineRef(line: number): SentencePart {
  return { kind: 'line', line };
}

/** Lines by their numbers, as a list in words: 'line 3', 'lines 3 and 5', 'lines 3, 5 and 8'. */
export function lineRefs(lines: readonly number[]): Sentence {
  return lines.flatMap((line, index): Sentence => {
    if (index === 0) return [lineRef(line)];
    return [index === lines.length - 1 ? ' and ' : ', ', lineRef(line)];
  });
}

/** The sentence as plain text: for names, tooltips and copies. */
export function plainText(sentence: Sentence): string {
  return sentence
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'code' ? `“${part.text}”` : `line ${part.line}`;
    })
    .join('');
}
