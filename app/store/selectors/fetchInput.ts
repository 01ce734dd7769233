import type { AccessInput, Case } from '../../../engine/index.ts';
import { plainAccessInput } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';
import { selectSiteOrigin } from './urlRows.ts';

/** What counts while nobody said how the fetch went: the file is served. */
export function plainFetch(clock: number): AccessInput {
  return { ...plainAccessInput, now: clock };
}

/**
 * What is known of a fetch as of another time: what went before stays where it is, so an outage gets longer and a copy
 * older. An outage of 0 seconds has just begun, at whatever time.
 */
export function fetchAt(fetch: AccessInput, clock: number): AccessInput {
  const passed = clock - fetch.now;
  const { cached, failingForSeconds } = fetch;
  return {
    ...fetch,
    now: clock,
    cached: cached === null ? null : { ageSeconds: Math.max(0, cached.ageSeconds + passed) },
    failingForSeconds: failingForSeconds === 0 ? 0 : Math.max(0, failingForSeconds + passed),
  };
}

/** The time asked about, in seconds since 1970: set in the case, else the present `minute`. */
export function clockOf(time: string | null, minute: number): number {
  const set = time === null ? Number.NaN : Date.parse(time);
  return Number.isNaN(set) ? minute : Math.floor(set / 1000);
}

const inputAt = memoizeLast(
  (fetch: AccessInput | null, origin: string | null, clock: number): AccessInput => {
    const input = fetch === null ? plainFetch(clock) : fetchAt(fetch, clock);
    if (input.robotsUrl !== null || origin === null) return input;
    return { ...input, robotsUrl: `${origin}/robots.txt` };
  },
);

/** How the fetch of a case went, as of the time asked about. */
export function selectFetchInput(theCase: Case, minute: number): AccessInput {
  return inputAt(theCase.fetch, selectSiteOrigin(theCase).origin, clockOf(theCase.time, minute));
}
