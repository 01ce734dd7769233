const momentFormat = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** The last second that a Date can hold. */
const lastSecond = 8.64e12;

/** A moment, in seconds since 1970-01-01 UTC, in words: 'Nov 30, 2026, 09:41 UTC'. */
export function momentInWords(seconds: number): string {
  return Math.abs(seconds) <= lastSecond
    ? `${momentFormat.format(new Date(seconds * 1000))} UTC`
    : 'a date out of range';
}

/** The same as ISO 8601, for the `datetime` of a <time>; undefined where no calendar has it. */
export function isoMoment(seconds: number): string | undefined {
  return Math.abs(seconds) <= lastSecond ? new Date(seconds * 1000).toISOString() : undefined;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const formats = new Map(
  units.map(([unit]) => [
    unit,
    new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }),
  ]),
);

/** A length of time in its two largest units: '12 hours', '5 days and 3 hours'. */
export function durationInWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  // 24 hours is what the texts say, and what people say.
  const first = whole === 86_400 ? 1 : units.findIndex(([, size]) => whole >= size);
  if (first < 0) return '0 seconds';
  let rest = whole;
  const parts = units.slice(first, first + 2).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [formats.get(unit)?.format(count) ?? ''];
  });
  return parts.join(' and ');
}

/** A moment as a `datetime-local` input has it, to the minute and in UTC; '' for none. */
export function momentForInput(seconds: number | null): string {
  return seconds === null ? '' : (isoMoment(seconds)?.slice(0, 16) ?? '');
}

/** The moment that a `datetime-local` input holds, read as UTC; null for none. */
export function momentFromInput(value: string): number | null {
  const time = Date.parse(`${value}Z`);
  return Number.isNaN(time) ? null : Math.floor(time / 1000);
}
