const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Hours east of Greenwich of the zones that RFC 822 5.1 names. */
const zones: ReadonlyMap<string, number> = new Map([
  ['gmt', 0],
  ['utc', 0],
  ['ut', 0],
  ['z', 0],
  ['est', -5],
  ['edt', -4],
  ['cst', -6],
  ['cdt', -5],
  ['mst', -7],
  ['mdt', -6],
  ['pst', -8],
  ['pdt', -7],
]);

interface Fields {
  readonly year: number;
  /** 1 for January. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Seconds east of Greenwich. */
  readonly offset: number;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days from 1970-01-01 to a day of the Gregorian calendar, counted in years that start in March. */
function daysSince1970(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leapDays + dayOfYear - 719_468;
}

function secondsOf(fields: Fields): number | null {
  const { year, month, day, hour, minute, second, offset } = fields;
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  // 60 is a leap second; 24:00 is the end of a day in ISO 8601.
  const isTime = (hour < 24 && minute < 60 && second <= 60) || (hour === 24 && minute === 0 && second === 0);
  if (!isDay || !isTime) return null;
  return daysSince1970(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset;
}

/** Years of two digits up to 69 are of this century: no clock is asked. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/** The offset of a zone in seconds, 0 where none is named; null for a zone that nobody knows. */
function offsetOf(zone: string): number | null {
  if (zone === '') return 0;
  const named = zones.get(zone.toLowerCase());
  if (named !== undefined) return named * 3600;
  const match = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
  if (match === null) return null;
  const [, sign = '+', hours = '0', minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

const timePattern = String.raw`(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?`;
const zonePattern = String.raw`(?:\s*([A-Za-z]+|[+-]\d\d:?(?:\d\d)?))?`;
/** 'Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', '25 Jun 2010 15:00:00 PST', '25-Aug-2007'. */
const dayFirst = new RegExp(
  String.raw`^(?:[A-Za-z]+,?\s+)?(\d{1,2})[\s-]+([A-Za-z]{3})[A-Za-z]*\.?,?[\s-]+(\d{4}|\d\d)(?:,?\s+${timePattern}${zonePattern})?$`,
);
/** 'Sun Nov  6 08:49:37 1994' (C's asctime). */
const yearLast = new RegExp(
  String.raw`^(?:[A-Za-z]+,?\s+)?([A-Za-z]{3})[A-Za-z]*\s+(\d{1,2})\s+${timePattern}${zonePattern}\s+(\d{4})$`,
);
/** '2026-12-31', '2026-12-31T23:59:59+01:00', '2026-12-31 23:59'. */
const isoForm = new RegExp(String.raw`^(\d{4})-(\d\d)-(\d\d)(?:[Tt\s]+${timePattern}${zonePattern})?$`);

interface Parts {
  readonly year: string;
  readonly month: number;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
  readonly zone: string;
}

const monthOf = (name: string): number => months.indexOf(name.toLowerCase()) + 1;

function partsOf(text: string): Parts | null {
  const first = dayFirst.exec(text);
  if (first !== null) {
    const [, day = '', name = '', year = '', hour = '', minute = '', second = '', zone = ''] = first;
    return { year, month: monthOf(name), day, hour, minute, second, zone };
  }
  const last = yearLast.exec(text);
  if (last !== null) {
    const [, name = '', day = '', hour = '', minute = '', second = '', zone = '', year = ''] = last;
    return { year, month: monthOf(name), day, hour, minute, second, zone };
  }
  const iso = isoForm.exec(text);
  if (iso === null) return null;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', zone = ''] = iso;
  return { year, month: Number(month), day, hour, minute, second, zone };
}

/** Longer than any date in any of the forms; what is longer is not compared with them. */
const longestDate = 100;

/**
 * Reads a date as HTTP (RFC 9110 5.6.7), RFC 822, RFC 850 and ISO 8601 write it: seconds since 1970-01-01 UTC, null for
 * anything else. What names no zone is in UTC, what names no time is midnight.
 */
export function parseDate(text: string): number | null {
  const trimmed = text.trim();
  const parts = trimmed.length > longestDate ? null : partsOf(trimmed);
  if (parts === null) return null;
  const offset = offsetOf(parts.zone);
  if (offset === null) return null;
  return secondsOf({
    year: fullYear(parts.year),
    month: parts.month,
    day: Number(parts.day),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
    offset,
  });
}
