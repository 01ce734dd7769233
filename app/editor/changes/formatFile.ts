import type { FileReading, TextEdit } from '../../../engine/index.ts';
import { applyEdits, fixIsSafe, sourceFromText } from '../../../engine/index.ts';
import { directiveWords } from '../../wording/directives.ts';
import type { FileChange } from './fileChange.ts';
import { change, nothing } from './fileChange.ts';
import type { LineText } from './lineTexts.ts';
import { lineEndOf, lineTexts } from './lineTexts.ts';

/** In a longer file, of UTF-16 units, formatting is tried as a whole or not at all. */
const longestTriedByLine = 64 * 1024;

/** A field is written as usual only where every reader knows it by its name. */
function usualName(file: FileReading, index: number): string | null {
  const role = file.roles[index];
  switch (role?.kind) {
    case 'agent':
      return role.by === 'name' ? directiveWords['user-agent'].name : null;
    case 'rule':
    case 'orphan':
      return role.by === 'name' ? directiveWords[role.rule].name : null;
    case 'other':
      return role.by === 'name' ? directiveWords[role.field].name : null;
    default:
      return null;
  }
}

/** How a line would be written. */
function formattedLine(file: FileReading, index: number, { text, from }: LineText): string {
  const line = file.lines[index];
  if (line === undefined || line.tooLong) return text;
  const { content, comment } = line;
  if (content.kind !== 'field' || content.separator !== 'colon') return text.trim();
  const { toUtf16 } = file.source.positions;
  const at = (octet: number) => toUtf16(octet) - from;
  const name = usualName(file, index) ?? text.slice(at(content.name.from), at(content.name.to));
  const value = text.slice(at(content.value.from), at(content.value.to));
  const remark = comment === null ? '' : ` ${text.slice(at(comment.from)).trimEnd()}`;
  return `${name}:${value === '' ? '' : ' '}${value}${remark}`;
}

function lineEdits(file: FileReading, lines: readonly LineText[]): readonly TextEdit[] {
  return lines.flatMap((line, index) => {
    const insert = formattedLine(file, index, line);
    return insert === line.text ? [] : [{ from: line.from, to: line.to, insert }];
  });
}

/** Of several blank lines one stays, at either end of the file none. */
function blankEdits(lines: readonly LineText[]): readonly TextEdit[] {
  const isBlank = (index: number) => lines[index]?.text.trim() === '';
  const lastText = lines.findLastIndex((_, index) => !isBlank(index));
  return lines.flatMap((line, index) => {
    const isNeedless = index === 0 || isBlank(index - 1) || index > lastText;
    // What follows the last line end is no line that could go.
    if (!isBlank(index) || !isNeedless || line.end === line.to) return [];
    return [{ from: line.from, to: line.end, insert: '' }];
  });
}

/** A blank line above each group that begins right below a rule; comments above it go with it. */
function separatingEdits(file: FileReading, lines: readonly LineText[]): readonly TextEdit[] {
  const lineEnd = lineEndOf(file);
  return file.groups.flatMap(({ agents }) => {
    let first = (agents[0]?.line ?? 1) - 1;
    while (file.roles[first - 1]?.kind === 'comment') first -= 1;
    const above = file.roles[first - 1];
    const place = lines[first];
    if (above === undefined || above.kind === 'blank' || place === undefined) return [];
    return [{ from: place.from, to: place.from, insert: lineEnd }];
  });
}

/** Of some edits as many as can be made without changing a verdict, by proof. */
function safeEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const before = sourceFromText(text);
  const isSafe = (chosen: readonly TextEdit[]) => fixIsSafe(before, sourceFromText(applyEdits(text, chosen)));
  if (isSafe(edits)) return edits;
  if (text.length > longestTriedByLine) return [];
  let kept: readonly TextEdit[] = [];
  const add = (part: readonly TextEdit[]) => {
    if (part.length === 0) return;
    if (isSafe([...kept, ...part])) kept = [...kept, ...part];
    else if (part.length > 1) {
      const half = part.length >> 1;
      add(part.slice(0, half));
      add(part.slice(half));
    }
  };
  add(edits);
  return kept;
}

/**
 * Writes a file as it is usually written: field names, one blank after the colon, no white space at either end of a
 * line, one blank line between groups. What would change a verdict of any dialect for any crawler is left as it is.
 */
export function formatFile(file: FileReading): FileChange {
  const { text, invalid } = file.source;
  if (invalid.length > 0)
    return nothing('The file is not valid UTF-8, so formatting would change more than its layout.');
  const lines = lineTexts(file);
  const blank = blankEdits(lines);
  const removed = new Set(blank.map(({ from }) => from));
  const edits = [
    ...blank,
    ...lineEdits(file, lines).filter(({ from }) => !removed.has(from)),
    ...separatingEdits(file, lines),
  ].toSorted((a, b) => a.from - b.from || a.to - b.to);
  if (edits.length === 0) return nothing('It is already formatted.');
  const safe = safeEdits(text, edits);
  if (safe.length === 0)
    return nothing('Any formatting change could change a verdict, so the file was left as it is.');
  const kept = edits.filter((edit) => !safe.includes(edit));
  const places = [...new Set(kept.map(({ from }) => lines.findIndex((line) => from < line.end) + 1))];
  const remark =
    kept.length === 0
      ? ''
      : `Left unchanged, because formatting could change a verdict: line ${places.slice(0, 12).join(', ')}${places.length > 12 ? ', …' : ''}.`;
  return change(safe, remark);
}
