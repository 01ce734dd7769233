import type { TimeWindow } from './timeWindow.ts';
import { parseTimeWindow } from './timeWindow.ts';

/** What a Visit-time value says. */
export type VisitTimeValue =
  | { readonly kind: 'window'; readonly window: TimeWindow }
  | { readonly kind: 'invalid'; readonly reason: 'empty' | 'not-a-window' };

/** Reads a Visit-time: 'HHMM-HHMM' in UTC (Conner, 'An Extended Standard for Robot Exclusion'). */
export function parseVisitTime(value: string): VisitTimeValue {
  if (value === '') return { kind: 'invalid', reason: 'empty' };
  const window = parseTimeWindow(value);
  return window === null ? { kind: 'invalid', reason: 'not-a-window' } : { kind: 'window', window };
}
