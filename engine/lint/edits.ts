import type { OctetSpan } from '../octets/octet.ts';
import { encodeUtf8 } from '../octets/utf8.ts';
import type { Source } from '../source.ts';
import type { TextEdit } from './finding.ts';

/** Edits in the order of their places; an insertion stands before a replacement that begins at the same place. */
export function sortEdits(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** True where two of the edits touch the same text, so that applying both would lose one. */
export function editsOverlap(edits: readonly TextEdit[]): boolean {
  const sorted = sortEdits(edits);
  return sorted.some((edit, index) => edit.from < (sorted[index - 1]?.to ?? 0));
}

/** Applies edits that don't overlap to a text. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const edit of sortEdits(edits)) {
    parts.push(text.slice(at, edit.from), edit.insert);
    at = edit.to;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** Applies edits to a source's octets: what no edit touches stays octet for octet, also where it is not UTF-8. */
export function applyEditsToOctets(source: Source, edits: readonly TextEdit[]): Uint8Array {
  return applyEditsToSpan(source, edits, { from: 0, to: source.octets.length });
}

/** The same for a part of the octets in which all the edits lie. */
export function applyEditsToSpan(source: Source, edits: readonly TextEdit[], span: OctetSpan): Uint8Array {
  const { octets, positions } = source;
  let at = span.from;
  const parts: Uint8Array[] = [];
  for (const edit of sortEdits(edits)) {
    parts.push(octets.subarray(at, positions.toOctet(edit.from)), encodeUtf8(edit.insert));
    at = positions.toOctet(edit.to);
  }
  parts.push(octets.subarray(at, span.to));
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let length = 0;
  for (const part of parts) {
    result.set(part, length);
    length += part.length;
  }
  return result;
}
