import type { FetchFailure } from './accessInput.ts';

/** curl's exit codes that tell how a fetch failed (curl's manual, EXIT CODES). */
const failures: ReadonlyMap<number, FetchFailure> = new Map([
  [1, 'invalid-response'],
  [5, 'dns'],
  [6, 'dns'],
  [7, 'connection'],
  [8, 'invalid-response'],
  [16, 'invalid-response'],
  [18, 'truncated'],
  [28, 'timeout'],
  [35, 'tls'],
  [47, 'redirect-loop'],
  [51, 'tls'],
  [52, 'invalid-response'],
  [53, 'tls'],
  [54, 'tls'],
  [55, 'connection'],
  [56, 'connection'],
  [58, 'tls'],
  [59, 'tls'],
  [60, 'tls'],
  [61, 'invalid-response'],
  [66, 'tls'],
  [77, 'tls'],
  [80, 'tls'],
  [82, 'tls'],
  [83, 'tls'],
  [90, 'tls'],
  [91, 'tls'],
  [92, 'truncated'],
  [95, 'connection'],
  [96, 'connection'],
]);

/** The exit code that a line like 'curl: (6) Could not resolve host: …' names; null for any other line. */
export function curlExitCode(line: string): number | null {
  const match = /^curl: \((\d{1,3})\)/.exec(line.trim());
  return match === null ? null : Number(match[1]);
}

/** How the fetch failed; null for a code that is about something else, such as an address that curl can't read. */
export function failureOfExitCode(code: number): FetchFailure | null {
  return failures.get(code) ?? null;
}
