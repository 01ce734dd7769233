/** A daily window in UTC, in minutes after midnight, both ends included; it wraps midnight where `to` is before `from`. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

function minutesOf(hours: string, minutes: string): number | null {
  const hour = Number(hours);
  const minute = Number(minutes);
  return hour > 23 || minute > 59 ? null : hour * 60 + minute;
}

/** Reads 'HHMM-HHMM', with blanks around the hyphen as files in the wild have them; null for anything else. */
export function parseTimeWindow(value: string): TimeWindow | null {
  const match = /^(\d\d)(\d\d)[ \t]*-[ \t]*(\d\d)(\d\d)$/.exec(value);
  if (match === null) return null;
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = match;
  const from = minutesOf(fromHour, fromMinute);
  const to = minutesOf(toHour, toMinute);
  return from === null || to === null ? null : { from, to };
}

/** True where a minute of the day (UTC, 0 to 1439) is inside the window. */
export function isInsideWindow(window: TimeWindow, minute: number): boolean {
  return window.from <= window.to
    ? minute >= window.from && minute <= window.to
    : minute >= window.from || minute <= window.to;
}
