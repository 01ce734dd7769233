import type { TimeWindow } from './timeWindow.ts';
import { parseTimeWindow } from './timeWindow.ts';

/** What a Request-rate value says. */
export type RequestRateValue =
  | {
      readonly kind: 'rate';
      readonly documents: number;
      /** The time for that many documents. */
      readonly seconds: number;
      /** When it holds; null for the whole day. */
      readonly window: TimeWindow | null;
    }
  | { readonly kind: 'invalid'; readonly reason: 'empty' | 'not-a-rate' | 'zero' | 'not-a-window' };

const secondsPer: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600 };

/**
 * Reads a Request-rate: '<documents>/<time>[s|m|h] [HHMM-HHMM]', seconds where no unit is named, the window in UTC
 * (Conner, 'An Extended Standard for Robot Exclusion').
 */
export function parseRequestRate(value: string): RequestRateValue {
  if (value === '') return { kind: 'invalid', reason: 'empty' };
  const match = /^(\d{1,9})\/(\d{1,9})([smh]?)(?:[ \t]+(.+))?$/i.exec(value);
  if (match === null) return { kind: 'invalid', reason: 'not-a-rate' };
  const [, documents = '', time = '', unit = '', windowText] = match;
  const seconds = Number(time) * (secondsPer[unit.toLowerCase()] ?? 1);
  if (Number(documents) === 0 || seconds === 0) return { kind: 'invalid', reason: 'zero' };
  const window = windowText === undefined ? null : parseTimeWindow(windowText);
  if (windowText !== undefined && window === null) return { kind: 'invalid', reason: 'not-a-window' };
  return { kind: 'rate', documents: Number(documents), seconds, window };
}
