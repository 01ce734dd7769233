import type { ImportError, UrlFormat } from '../services/importers/readImport.ts';

const sources: { readonly [Format in UrlFormat | 'table']: string } = {
  text: 'text',
  'access-log': 'an access log',
  'json-log': 'a JSON Lines log',
  sitemap: 'a sitemap',
  'sitemap-index': 'a sitemap index',
  har: 'an HTTP archive',
  html: 'the links on a page',
  table: 'a table',
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What an import took and from where: 'Took 340 URLs from a sitemap'. */
export function tookWords(count: number, format: UrlFormat | 'table'): string {
  return `Added ${counted(count, 'URL', 'URLs')} from ${sources[format]}`;
}

/** What an import came to. */
export interface Taken {
  readonly format: UrlFormat | 'table';
  /** How many lines or entries had nothing to take. */
  readonly skipped: number;
  /** The first few of them, 1-based. */
  readonly skippedAt: readonly number[];
  readonly duplicates: number;
  readonly bots: number;
}

/** In these each line is by itself, so that its number finds it. */
const isByLine = (format: Taken['format']): boolean => ['text', 'access-log', 'json-log'].includes(format);

const isLog = (format: Taken['format']): boolean => format === 'access-log' || format === 'json-log';

function skippedWords({ format, skipped, skippedAt }: Taken): string {
  if (skipped === 0) return '';
  const have = isByLine(format)
    ? counted(skipped, 'line has', 'lines have')
    : counted(skipped, 'entry has', 'entries have');
  const numbers = skippedAt.map((line) => line.toLocaleString('en')).join(', ');
  const open = skipped > skippedAt.length ? ' …' : '';
  const where =
    isByLine(format) && numbers !== '' ? ` (line${skipped === 1 ? '' : 's'} ${numbers}${open})` : '';
  return `${have} no URL${isLog(format) ? ' or no bot' : ''}${where}.`;
}

/** What an import left out and what it means; undefined where there is nothing to say. */
export function tookDetails(taken: Taken): string | undefined {
  const { format, duplicates, bots } = taken;
  const parts = [
    bots === 0 || !isLog(format)
      ? ''
      : `Each is tested for the bots that fetched it, ${counted(bots, 'bot', 'bots')} in all. “Blocked” shows what they should not have fetched.`,
    format === 'sitemap-index' ? 'These are sitemaps. Open them to test their pages.' : '',
    duplicates === 0 ? '' : `${counted(duplicates, 'duplicate', 'duplicates')} left out.`,
    skippedWords(taken),
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** Why nothing could be taken. */
export function describeImportError(error: ImportError): string {
  switch (error.kind) {
    case 'empty':
      return 'It is empty.';
    case 'binary':
      return 'This is not a text file. You can open URL lists, tables, logs, sitemaps, web pages and HTTP archives, gzipped or not.';
    case 'broken-gzip':
      return 'The compressed file is damaged or incomplete.';
    case 'too-large':
      return `It unpacks to more than ${(error.limit / 1024 / 1024).toFixed(0)} MiB.`;
    case 'no-urls':
      return `It looks like ${sources[error.format]}, but has no URLs.`;
    case 'not-a-case':
      return 'It is an incomplete case file.';
  }
}
