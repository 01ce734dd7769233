import { parseUrlLine } from '../../../engine/index.ts';
import { absoluteUrls, isAddress } from './findUrls.ts';
import type { UrlCollector } from './urlImport.ts';

/** The lines of a text, ended by LF, CR LF or CR, one at a time. */
export function* linesOf(text: string): Generator<string> {
  let from = 0;
  for (const found of text.matchAll(/\r\n|\r|\n/g)) {
    yield text.slice(from, found.index);
    from = found.index + found[0].length;
  }
  if (from < text.length) yield text.slice(from);
}

/** Takes what one line of any text has: a line of a URL list, a cell of a sheet, URLs in a sentence. */
export function readTextLine(line: string, at: number, collector: UrlCollector): void {
  const entry = parseUrlLine(line, at);
  if (entry === null) return;
  if (isAddress(entry.url)) {
    collector.add({ url: entry.url, only: entry.only, expectations: entry.expectations }, at);
    return;
  }
  const cells = line.split('\t').map((cell) => cell.trim());
  const addresses = cells.length > 1 ? cells.filter(isAddress) : [];
  const found = addresses.length > 0 ? addresses : absoluteUrls(line);
  if (found.length === 0) collector.skip('no-url', line, at);
  for (const url of found) collector.addUrl(url, at);
}
