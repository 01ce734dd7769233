import { parseDate } from './date.ts';

/** The headers that say how long a response may be kept (RFC 9111), as sent. */
export interface FreshnessHeaders {
  readonly cacheControl?: string;
  readonly expires?: string;
  readonly age?: string;
  readonly date?: string;
}

/** For how many more seconds a response is fresh, and which header says so. */
export interface Freshness {
  readonly seconds: number;
  readonly basis: 'max-age' | 'no-store' | 'expires';
}

/** The most that a delta of seconds can say (RFC 9111 1.2.2). */
const LONGEST = 2_147_483_648;

/** Directives by lower-case name; the first of several with one name counts (RFC 9111 4.2.1). */
export function parseCacheControl(value: string): ReadonlyMap<string, string> {
  const directives = new Map<string, string>();
  for (const match of value.matchAll(/([^\s,="]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*)))?/g)) {
    const name = (match[1] ?? '').toLowerCase();
    if (!directives.has(name)) directives.set(name, match[2] ?? match[3] ?? '');
  }
  return directives;
}

function deltaSeconds(digits: string): number | null {
  return /^\d+$/.test(digits) ? Math.min(Number(digits), LONGEST) : null;
}

function ageOf(headers: FreshnessHeaders): number {
  return deltaSeconds(headers.age?.trim() ?? '') ?? 0;
}

/** What max-age alone says; null where there is none. One that is no number of seconds means stale (RFC 9111 4.2.1). */
export function maxAgeFreshness(headers: FreshnessHeaders): Freshness | null {
  const value = parseCacheControl(headers.cacheControl ?? '').get('max-age');
  if (value === undefined) return null;
  return { seconds: Math.max(0, (deltaSeconds(value) ?? 0) - ageOf(headers)), basis: 'max-age' };
}

/**
 * What all headers together say, as a private cache reads them: no-store and no-cache, then max-age, then Expires
 * against Date or else against `now` (seconds since 1970); null where they say nothing.
 */
export function freshnessOf(headers: FreshnessHeaders, now: number): Freshness | null {
  const directives = parseCacheControl(headers.cacheControl ?? '');
  if (directives.has('no-store') || directives.has('no-cache')) return { seconds: 0, basis: 'no-store' };
  const byAge = maxAgeFreshness(headers);
  if (byAge !== null) return byAge;
  if (headers.expires === undefined) return null;
  const expires = parseDate(headers.expires);
  const from = parseDate(headers.date ?? '') ?? now;
  return { seconds: Math.max(0, (expires ?? from) - from - ageOf(headers)), basis: 'expires' };
}
