import type { RequestRateValue } from '../../directives/requestRate.ts';
import { parseRequestRate } from '../../directives/requestRate.ts';
import type { TimeWindow } from '../../directives/timeWindow.ts';
import { isInsideWindow } from '../../directives/timeWindow.ts';
import type { VisitTimeValue } from '../../directives/visitTime.ts';
import { parseVisitTime } from '../../directives/visitTime.ts';
import type { BoundFile, StatedLine } from './paceInput.ts';
import { boundGroups, statedLines } from './paceInput.ts';

/**
 * Why a file's Visit-time or Request-rate does not count.
 * - 'not-stated': there is none.
 * - 'not-bound': nothing in the file binds the crawler.
 * - 'not-known': the crawler's dialect does not know the field.
 * - 'not-extended': the record is not marked Robot-version: 2.0.
 * - 'invalid': none of its lines can be read.
 */
export type NoPaceReason = 'not-stated' | 'not-bound' | 'not-known' | 'not-extended' | 'invalid';

/** When a crawler may come. */
export type VisitPace =
  | { readonly kind: 'any-time'; readonly reason: NoPaceReason; readonly lines: readonly number[] }
  | {
      readonly kind: 'window';
      /** 1-based line that states it; of several the first that can be read. */
      readonly line: number;
      readonly window: TimeWindow;
      /** Whether the given time is inside; null where no time is given. */
      readonly inside: boolean | null;
      /** Minutes from the given time until the window opens, 0 inside; null where no time is given. */
      readonly opensIn: number | null;
    };

/** A Request-rate line that can be read. */
export interface StatedRate {
  /** 1-based. */
  readonly line: number;
  readonly documents: number;
  /** The time for that many documents. */
  readonly seconds: number;
  /** When it holds; null for the whole day. */
  readonly window: TimeWindow | null;
}

/** How many documents a crawler may fetch in which time. */
export type RequestRatePace =
  | { readonly kind: 'unlimited'; readonly reason: NoPaceReason; readonly lines: readonly number[] }
  | {
      readonly kind: 'rate';
      /** What holds at the given time: null where no window includes it, or where that depends on a time not given. */
      readonly now: StatedRate | null;
      readonly rates: readonly StatedRate[];
    };

type StatedLines =
  | { readonly kind: 'lines'; readonly lines: readonly StatedLine[] }
  | { readonly kind: 'none'; readonly reason: NoPaceReason; readonly lines: readonly number[] };

function extendedLines(bound: BoundFile, field: 'visit-time' | 'request-rate'): StatedLines {
  const { file, policy } = bound;
  if (policy.unbound !== null) return { kind: 'none', reason: 'not-bound', lines: [] };
  const groups = boundGroups(bound);
  const stated = statedLines(file, groups, field);
  const lines = stated.map(({ line }) => line);
  if (stated.length === 0) return { kind: 'none', reason: 'not-stated', lines };
  if (file.dialect.choices.robotVersion === 'nothing') return { kind: 'none', reason: 'not-known', lines };
  if (groups.some((group) => !group.extended)) return { kind: 'none', reason: 'not-extended', lines };
  return { kind: 'lines', lines: stated };
}

const minutesOfDay = 1440;

function windowAt(line: number, window: TimeWindow, minute: number | null): VisitPace {
  if (minute === null) return { kind: 'window', line, window, inside: null, opensIn: null };
  const inside = isInsideWindow(window, minute);
  const wait = (window.from - minute + minutesOfDay) % minutesOfDay;
  return { kind: 'window', line, window, inside, opensIn: inside ? 0 : wait };
}

/** When a crawler may come (2.0's Visit-time), at a minute of the day in UTC. */
export function visitPace(bound: BoundFile, minute: number | null): VisitPace {
  const stated = extendedLines(bound, 'visit-time');
  if (stated.kind === 'none') return { kind: 'any-time', reason: stated.reason, lines: stated.lines };
  const first = stated.lines
    .map(({ line, value }): { readonly line: number; readonly value: VisitTimeValue } => ({
      line,
      value: parseVisitTime(value),
    }))
    .flatMap(({ line, value }) => (value.kind === 'window' ? [{ line, window: value.window }] : []))[0];
  if (first === undefined)
    return { kind: 'any-time', reason: 'invalid', lines: stated.lines.map(({ line }) => line) };
  return windowAt(first.line, first.window, minute);
}

function rateOf({ line, value }: StatedLine): readonly StatedRate[] {
  const rate: RequestRateValue = parseRequestRate(value);
  return rate.kind === 'rate'
    ? [{ line, documents: rate.documents, seconds: rate.seconds, window: rate.window }]
    : [];
}

function rateAt(rates: readonly StatedRate[], minute: number | null): StatedRate | null {
  const windowed = rates.filter(
    ({ window }) => window !== null && minute !== null && isInsideWindow(window, minute),
  );
  const isSettled = minute !== null || rates.every(({ window }) => window === null);
  return windowed[0] ?? (isSettled ? (rates.find(({ window }) => window === null) ?? null) : null);
}

/** How many documents a crawler may fetch in which time (2.0's Request-rate), at a minute of the day in UTC. */
export function requestRatePace(bound: BoundFile, minute: number | null): RequestRatePace {
  const stated = extendedLines(bound, 'request-rate');
  if (stated.kind === 'none') return { kind: 'unlimited', reason: stated.reason, lines: stated.lines };
  const rates = stated.lines.flatMap(rateOf);
  if (rates.length === 0)
    return { kind: 'unlimited', reason: 'invalid', lines: stated.lines.map(({ line }) => line) };
  return { kind: 'rate', now: rateAt(rates, minute), rates };
}
