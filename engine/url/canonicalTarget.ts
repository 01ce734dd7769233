import { hasDotSegments, segmentsOf, withoutDotSegments } from './dotSegments.ts';
import type { EncodeSet } from './percentEncode.ts';
import { encodedRuns, pathEncodeSet, percentEncode, queryEncodeSet } from './percentEncode.ts';
import type { Recorder } from './recorder.ts';
import type { Part } from './urlParts.ts';

function recordEncoding(recorder: Recorder, text: string, part: Part, encodeSet: EncodeSet): void {
  for (const run of encodedRuns(text.slice(part.from, part.to), encodeSet)) {
    const kind = run.isLoneSurrogate ? 'lone-surrogate' : 'percent-encoded';
    recorder.record(kind, { from: part.from + run.from, to: part.from + run.to }, run.encoded);
  }
}

function recordBackslashes(recorder: Recorder, text: string, part: Part): void {
  for (let at = part.from; at < part.to; at += 1)
    if (text[at] === '\\') recorder.record('backslash', { from: at, to: at + 1 }, '/');
}

/** The path as sent: completed from the path of the base, dot segments carried out, encoded. */
export function canonicalPath(recorder: Recorder, text: string, part: Part, basePath: string | null): string {
  const typed = text.slice(part.from, part.to);
  const isRooted = /^[/\\]/.test(typed);
  const own = segmentsOf(isRooted ? typed : `/${typed}`);
  const inherited = basePath === null || isRooted ? [] : segmentsOf(basePath).slice(0, -1);
  const segments = [...inherited, ...own];
  const path = withoutDotSegments(segments);
  recordBackslashes(recorder, text, part);
  if (hasDotSegments(own)) recorder.record('dot-segments', part, path);
  recordEncoding(recorder, text, part, pathEncodeSet);
  return percentEncode(path, pathEncodeSet);
}

/** The query as sent, with its question mark; empty for none. */
export function canonicalQuery(recorder: Recorder, text: string, part: Part | null): string {
  if (part === null) return '';
  recordEncoding(recorder, text, part, queryEncodeSet);
  return percentEncode(text.slice(part.from, part.to), queryEncodeSet);
}
