import { parseUrlLine } from '../../../engine/index.ts';
import { isAddress } from '../../services/importers/findUrls.ts';
import type { ImportResult } from '../../services/importers/readImport.ts';

/** Lines that a URL list has as they stand: addresses, marks, comments, blank lines. */
function isList(text: string): boolean {
  return text.split(/\r\n?|\n/).every((line) => {
    const entry = parseUrlLine(line, 1);
    return entry === null || isAddress(entry.url);
  });
}

/** Markup, a log line, or text around an address: more than a part of a line that someone moves about. */
function isWorthReading(text: string): boolean {
  return text.includes('\n') || /^\s*[<{]/.test(text) || /\s.*https?:\/\/|https?:\/\/.*\s/.test(text.trim());
}

/**
 * How what is pasted into the URL list is to be read; null where it is a list already, or only part of a line. Of a
 * selection of a page its links are taken where its text has no URL.
 */
export function pastedUrls(text: string, html: string): (() => Promise<ImportResult>) | null {
  const hasLinks = /<a\s[^>]*href/i.test(html);
  if (isList(text) || !(isWorthReading(text) || hasLinks)) return null;
  return async () => {
    const { readImport } = await import('../../services/importers/readImport.ts');
    const read = await readImport('', text);
    if (read.kind !== 'failed' || !hasLinks) return read;
    return readImport('', `<!doctype html>${html}`);
  };
}
