import { CR, LF, toOctetString } from '../octets/octet.ts';
import type { HeaderField } from './headerFields.ts';

/** One head: a status line and its header fields. */
export interface ResponseBlock {
  readonly status: number;
  /** The reason phrase, '' in HTTP/2. */
  readonly phrase: string;
  readonly fields: readonly HeaderField[];
  /** Where the octets after the head's blank line start. */
  readonly end: number;
}

/** Why a head can't be read; lines are 1-based. */
export interface BlockFailure {
  readonly reason: 'not-a-response' | 'not-a-header';
  readonly line: number;
}

/** A line of octets as a string of one unit an octet, without its line end, and where the next one starts. */
export interface OctetLine {
  readonly text: string;
  readonly next: number;
}

/** The line that starts at `from`. */
export function lineAt(octets: Uint8Array, from: number): OctetLine {
  const found = octets.indexOf(LF, from);
  const end = found === -1 ? octets.length : found;
  const to = end > from && octets[end - 1] === CR ? end - 1 : end;
  return { text: toOctetString(octets, { from, to }), next: found === -1 ? octets.length : end + 1 };
}

/** The 1-based number of the line that `at` is on. */
export function lineNumber(octets: Uint8Array, at: number): number {
  let line = 1;
  for (let found = octets.indexOf(LF); found !== -1 && found < at; found = octets.indexOf(LF, found + 1))
    line += 1;
  return line;
}

const statusLine = /^HTTP\/\d(?:\.\d)?[ \t]+(\d{3})(?:[ \t]+(.*))?$/i;
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)[ \t]*:(.*)$/;

const isBlank = (unit: number): boolean => unit === 0x20 || unit === 0x09;

/** `text` without the spaces and tabs around it. */
function withoutBlanks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text.charCodeAt(from))) from += 1;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** True where a status line stands at `at`. */
export function isStatusLine(octets: Uint8Array, at: number): boolean {
  return statusLine.test(lineAt(octets, at).text);
}

/** Reads the head that starts at `start`: lines end in LF or CRLF, folded ones are joined (RFC 9112 5.2). */
export function readBlock(octets: Uint8Array, start: number): ResponseBlock | BlockFailure {
  const first = lineAt(octets, start);
  const status = statusLine.exec(first.text);
  if (status === null) return { reason: 'not-a-response', line: lineNumber(octets, start) };
  const fields: HeaderField[] = [];
  let at = first.next;
  while (at < octets.length) {
    const { text, next } = lineAt(octets, at);
    if (text === '') {
      at = next;
      break;
    }
    const last = fields.at(-1);
    const header = headerLine.exec(text);
    if (/^[ \t]/.test(text) && last !== undefined)
      fields[fields.length - 1] = { ...last, value: `${last.value} ${withoutBlanks(text)}` };
    else if (header === null) return { reason: 'not-a-header', line: lineNumber(octets, at) };
    else fields.push({ name: (header[1] ?? '').toLowerCase(), value: withoutBlanks(header[2] ?? '') });
    at = next;
  }
  return { status: Number(status[1]), phrase: status[2] ?? '', fields, end: at };
}
