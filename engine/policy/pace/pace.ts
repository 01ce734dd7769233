import type { Crawler } from '../../crawlers/crawler.ts';
import type { CrawlDelayPace } from './crawlDelayPace.ts';
import { crawlDelayPace } from './crawlDelayPace.ts';
import type { BoundFile } from './paceInput.ts';
import type { RequestRatePace, VisitPace } from './visitPace.ts';
import { requestRatePace, visitPace } from './visitPace.ts';

/** How fast and when a crawler may fetch what a verdict allows it to. */
export interface Pace {
  readonly crawlDelay: CrawlDelayPace;
  readonly requestRate: RequestRatePace;
  readonly visit: VisitPace;
}

/**
 * The pace that a file asks of a crawler and what the crawler makes of it. `bound` is a matcher for it; `minute` the
 * minute of the day in UTC (0 to 1439, see `utcMinute`), null where the time does not matter.
 */
export function paceFor(bound: BoundFile, crawler: Crawler, minute: number | null = null): Pace {
  return {
    crawlDelay: crawlDelayPace(bound, crawler),
    requestRate: requestRatePace(bound, minute),
    visit: visitPace(bound, minute),
  };
}

function minuteIn(hours: number, minutes: number): number | null {
  return hours > 23 || minutes > 59 ? null : hours * 60 + minutes;
}

/**
 * The minute of the day in UTC (0 to 1439): of milliseconds since 1970, or of text, 'HH:MM' in UTC or an ISO 8601 date
 * and time with 'Z' or an offset. Null for anything else, a local time included.
 */
export function utcMinute(time: number | string): number | null {
  if (typeof time === 'number') {
    const minute = Math.floor(time / 60_000) % 1440;
    return Number.isFinite(minute) ? (minute + 1440) % 1440 : null;
  }
  const plain = /^(\d\d):(\d\d)$/.exec(time);
  if (plain !== null) return minuteIn(Number(plain[1]), Number(plain[2]));
  const iso = /^\d{4}-\d\d-\d\dT(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|([+-])(\d\d):?(\d\d))$/.exec(time);
  if (iso === null) return null;
  const local = minuteIn(Number(iso[1]), Number(iso[2]));
  const offset = iso[3] === undefined ? 0 : minuteIn(Number(iso[4]), Number(iso[5]));
  if (local === null || offset === null) return null;
  return (local + (iso[3] === '-' ? offset : -offset) + 1440) % 1440;
}
