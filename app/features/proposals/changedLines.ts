import { Chunk } from '@codemirror/merge';
import { Text } from '@codemirror/state';

/** A line that goes, one that comes, or one between them that stays. */
export interface ChangedLine {
  readonly kind: 'removed' | 'added' | 'kept';
  /** 1-based, in the file that has it; of a kept line, in the file before. */
  readonly line: number;
  readonly text: string;
}

const splitLines = (text: string): Text => Text.of(text.split(/\r\n?|\n/));

/** The lines of a document that a range of its positions covers; `to` is where the next line begins. */
function linesIn(doc: Text, from: number, to: number, kind: 'removed' | 'added'): readonly ChangedLine[] {
  const lines: ChangedLine[] = [];
  for (let at = from; at < to && at <= doc.length; ) {
    const line = doc.lineAt(at);
    lines.push({ kind, line: line.number, text: line.text });
    at = line.to + 1;
  }
  return lines;
}

/** How two texts differ, line by line, one list for each place; line ends are compared apart (`lineEndsChange`). */
export function changedLines(before: string, after: string): readonly (readonly ChangedLine[])[] {
  const [a, b] = [splitLines(before), splitLines(after)];
  return Chunk.build(a, b, { scanLimit: 2000 }).map(({ fromA, toA, fromB, toB }) => [
    ...linesIn(a, fromA, toA, 'removed'),
    ...linesIn(b, fromB, toB, 'added'),
  ]);
}

function lineEnds(text: string): string {
  const ends = new Set(text.match(/\r\n|\r|\n/g));
  const names = [...ends].map((end) => (end === '\n' ? 'LF' : end === '\r' ? 'CR' : 'CRLF'));
  return names.toSorted().join(' and ');
}

/** What becomes of the line ends, in words; '' where they stay. */
export function lineEndsChange(before: string, after: string): string {
  const [old, changed] = [lineEnds(before), lineEnds(after)];
  return old === changed ? '' : `Line ends become ${changed} (they were ${old}).`;
}
