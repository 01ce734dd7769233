import type { ImportError, UrlFormat } from '../services/importers/readImport.ts';

const sources: { readonly [Format in UrlFormat | 'table']: string } = {
  text: 'text',
  'access-log': 'an access log',
  'json-log': 'a log of JSON lines',
  sitemap: 'a sitemap',
  'sitemap-index': 'a sitemap index',
  har: 'an HTTP archive',
  html: 'the links of a page',
  table: 'a table',
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What an import took and from where: 'Took 340 URLs from a sitemap'. */
export function tookWords(count: number, format: UrlFormat | 'table'): string {
  return `Took ${counted(count, 'URL', 'URLs')} from ${sources[format]}`;
}

/** What an import left out and what it means; undefined where there is nothing to say. */
export function tookDetails(
  format: UrlFormat | 'table',
  skipped: number,
  duplicates: number,
  bots: number,
): string | undefined {
  const parts = [
    bots === 0
      ? ''
      : `Each is asked for the bots that fetched it, ${counted(bots, 'bot', 'bots')} in all: “Blocked” shows what they were told not to fetch.`,
    format === 'sitemap-index' ? 'They are sitemaps: open their files to test pages.' : '',
    duplicates === 0 ? '' : `${counted(duplicates, 'repetition', 'repetitions')} left out.`,
    skipped === 0
      ? ''
      : `${counted(skipped, 'line has', 'lines have')} no URL${bots === 0 ? '' : ' or no bot'}.`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** Why nothing could be taken. */
export function describeImportError(error: ImportError): string {
  switch (error.kind) {
    case 'empty':
      return 'There is nothing in it.';
    case 'binary':
      return 'It is no text. URL lists, tables, logs, sitemaps, pages and HTTP archives are read, compressed by gzip or not.';
    case 'broken-gzip':
      return 'It is compressed, but broken or cut off.';
    case 'too-large':
      return `It unpacks to more than ${(error.limit / 1024 / 1024).toFixed(0)} MiB.`;
    case 'no-urls':
      return `It looks like ${sources[error.format]}, but no URL was found in it.`;
    case 'not-a-case':
      return 'It is a case file, but not a whole one.';
  }
}
