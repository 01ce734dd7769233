import { CR, LF } from '../octets/octet.ts';
import type { LineEnd } from './line.ts';

/** A physical line: octets `from` to `to` without the line end, which takes the octets up to `next`. */
export interface PhysicalLine {
  readonly from: number;
  readonly to: number;
  readonly next: number;
  readonly end: LineEnd;
}

/**
 * Splits octets into physical lines; LF, CR and CR LF each end one (RFC 9309 2.2, robots.cc `Parse`). What follows the
 * last line end is a line too, even if empty, so there is always at least one.
 */
export function splitLines(octets: Uint8Array): readonly PhysicalLine[] {
  const lines: PhysicalLine[] = [];
  let from = 0;
  for (let at = 0; at < octets.length; at += 1) {
    const octet = octets[at];
    if (octet !== LF && octet !== CR) continue;
    const pair = octet === CR && octets[at + 1] === LF;
    const next = at + (pair ? 2 : 1);
    lines.push({ from, to: at, next, end: pair ? 'crlf' : octet === CR ? 'cr' : 'lf' });
    from = next;
    at = next - 1;
  }
  lines.push({ from, to: octets.length, next: octets.length, end: 'none' });
  return lines;
}
