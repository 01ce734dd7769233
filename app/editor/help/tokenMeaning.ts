import type { LineToken } from '../lineTokens.ts';
import { lineTokens } from '../lineTokens.ts';

/** A piece of a line, and what it stands for where that is more than the line's meaning. */
export interface TokenMeaning {
  /** UTF-16 units of the line. */
  readonly from: number;
  readonly to: number;
  /** A sentence; null where the piece says nothing beyond its line. */
  readonly sentence: string | null;
}

/** The characters that escapes stand for; null where they are no UTF-8. */
function decoded(escapes: string): string | null {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return null;
  }
}

function sentenceOf({ kind }: LineToken, text: string): string | null {
  if (kind !== 'escape') return null;
  const characters = decoded(text);
  return characters === null
    ? `${text} encodes bytes that are not valid UTF-8.`
    : `${text} stands for “${characters}”.`;
}

/** The piece of a line at a column; null where there is none. */
export function tokenAt(line: string, column: number): TokenMeaning | null {
  const token = lineTokens(line).find(({ from, to }) => from <= column && column < to);
  if (token === undefined) return null;
  const { from, to } = token;
  return { from, to, sentence: sentenceOf(token, line.slice(from, to)) };
}
