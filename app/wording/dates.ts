const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date ('2026-11-30') in words: 'November 30, 2026'. */
export function dateInWords(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
