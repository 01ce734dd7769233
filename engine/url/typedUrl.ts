import type { UrlChange, UrlChangeKind, UrlSpan } from './urlChange.ts';

/** What was typed without what every reader cuts, and where each of its units stood. */
export interface TypedUrl {
  readonly text: string;
  /** The span in what was typed of units `from` to `to` of `text`. */
  readonly spanOf: (from: number, to: number) => UrlSpan;
  readonly changes: readonly UrlChange[];
}

const isBlank = (unit: number): boolean => unit <= 0x20;
const isTabOrLineEnd = (unit: number): boolean => unit === 0x09 || unit === 0x0a || unit === 0x0d;

function change(kind: UrlChangeKind, input: string, from: number, to: number): UrlChange {
  return { kind, from: input.slice(from, to), to: '', span: { from, to } };
}

/** The usual case: nothing is cut inside, so that offsets only move. */
function withoutInnerCuts(input: string, text: string, start: number): TypedUrl {
  const end = start + text.length;
  const ends = [change('blanks-cut', input, 0, start), change('blanks-cut', input, end, input.length)];
  return {
    text,
    spanOf: (from, to) => ({ from: start + from, to: start + to }),
    changes: ends.filter(({ span }) => span.from < span.to),
  };
}

/** Cuts control characters and spaces at both ends, tabs and line ends everywhere (WHATWG URL 4.4, steps 1 to 3). */
export function readTyped(input: string): TypedUrl {
  let start = 0;
  let end = input.length;
  while (start < end && isBlank(input.charCodeAt(start))) start += 1;
  while (end > start && isBlank(input.charCodeAt(end - 1))) end -= 1;
  const changes: UrlChange[] = [];
  const cut = input.slice(start, end);
  if (!/[\t\n\r]/.test(cut)) return withoutInnerCuts(input, cut, start);
  const offsets: number[] = [];
  let text = '';
  if (start > 0) changes.push(change('blanks-cut', input, 0, start));
  for (let at = start; at < end; at += 1) {
    if (!isTabOrLineEnd(input.charCodeAt(at))) {
      offsets.push(at);
      text += input.charAt(at);
      continue;
    }
    const from = at;
    while (isTabOrLineEnd(input.charCodeAt(at + 1))) at += 1;
    changes.push(change('tab-or-line-end-cut', input, from, at + 1));
  }
  if (end < input.length) changes.push(change('blanks-cut', input, end, input.length));
  const spanOf = (from: number, to: number): UrlSpan => {
    const first = offsets[from] ?? end;
    return { from: first, to: from === to ? first : (offsets[to - 1] ?? end - 1) + 1 };
  };
  return { text, spanOf, changes };
}
