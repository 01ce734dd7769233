import Papa from 'papaparse';
import { parseUrlLine, printUrlLine } from '../../../engine/index.ts';
import { createLogLineReader } from './accessLog.ts';
import { isAddress } from './findUrls.ts';
import { createJsonLineReader } from './jsonLog.ts';
import type { ImportError, UrlFormat } from './readImport.ts';
import { readImport } from './readImport.ts';
import { decodeText, recogniseImport } from './recogniseImport.ts';
import type { Table } from './table.ts';
import { parseTable } from './table.ts';
import { readTextLine } from './textLines.ts';
import type { ImportedUrl, UrlCollector } from './urlImport.ts';
import { createUrlCollector, skipExampleCount } from './urlImport.ts';

/** What a large file turned out to be, or was turned into. */
export type LargeImport =
  /** A URL list of UTF-8 text; `count` is null where it was not gone through. */
  | {
      readonly kind: 'list';
      readonly format: UrlFormat | 'table';
      readonly list: Blob;
      readonly count: number | null;
      /** Lines or cells without a URL, and readers of a log who are no bots. */
      readonly skipped: number;
      /** The first few lines that were passed over, 1-based; none where it does not go by lines. */
      readonly skippedAt: readonly number[];
      /** The bots of a log, those with the most URLs first. */
      readonly bots: readonly string[];
    }
  /** A table by its first rows: ask for the column. */
  | { readonly kind: 'table'; readonly table: Table }
  /** A kind of file that is read as a whole, with the page's tools. */
  | { readonly kind: 'whole' }
  | { readonly kind: 'failed'; readonly error: ImportError };

const headOctets = 256 * 1024;
const unpackedLimit = 4 * 1024 * 1024 * 1024;
const partLength = 1024 * 1024;

/** Gathers lines as octets, so that a list of any length costs no more than its file. */
function createListWriter() {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let text = '';
  let count = 0;
  const flush = () => {
    parts.push(encoder.encode(text));
    text = '';
  };
  return {
    add: (found: ImportedUrl) => {
      text += `${printUrlLine(found)}\n`;
      count += 1;
      if (text.length >= partLength) flush();
    },
    count: () => count,
    finish: (): Blob => {
      flush();
      return new Blob(parts);
    },
  };
}

/** A collector that keeps nothing: what it is given is written at once. */
function writingCollector(add: (found: ImportedUrl) => void, skip: UrlCollector['skip']): UrlCollector {
  const addUrl = (url: string) => add({ url, only: [], expectations: [] });
  return {
    add,
    addUrl,
    addPair: (url, bot) => add({ url, only: [bot], expectations: [] }),
    skip,
    finish: () => createUrlCollector().finish(),
  };
}

async function* linesOfBlob(blob: Blob): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  const reader = blob.stream().getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (done) return;
  }
}

async function readByLine(
  blob: Blob,
  format: 'text' | 'access-log' | 'json-log',
  tell: (octets: number) => void,
): Promise<LargeImport> {
  const writer = createListWriter();
  // Of a log only what is different counts, and that fits in memory; a list is taken as it is.
  const collector = format === 'text' ? null : createUrlCollector();
  let skipped = 0;
  let skippedAt: readonly number[] = [];
  const target =
    collector ??
    writingCollector(writer.add, (_reason, _text, at) => {
      skipped += 1;
      if (skippedAt.length < skipExampleCount) skippedAt = [...skippedAt, at];
    });
  const readLine = {
    text: (line: string, at: number) => readTextLine(line, at, target),
    'access-log': createLogLineReader(target),
    'json-log': createJsonLineReader(target),
  }[format];
  let at = 0;
  let octets = 0;
  for await (const line of linesOfBlob(blob)) {
    at += 1;
    octets += line.length + 1;
    readLine(line, at);
    if (at % 50_000 === 0) tell(octets);
  }
  const pairs = new Map<string, number>();
  if (collector !== null) {
    const found = collector.finish();
    skipped = Object.values(found.skipped).reduce((sum, count) => sum + count, 0);
    skippedAt = found.examples.map(({ at }) => at);
    for (const url of found.urls) {
      writer.add(url);
      for (const bot of url.only) pairs.set(bot, (pairs.get(bot) ?? 0) + 1);
    }
  }
  const bots = [...pairs].toSorted(([, a], [, b]) => b - a).map(([bot]) => bot);
  return { kind: 'list', format, list: writer.finish(), count: writer.count(), skipped, skippedAt, bots };
}

function readColumn(
  file: Blob,
  column: number,
  hasHeader: boolean,
  tell: (octets: number) => void,
): Promise<LargeImport> {
  const writer = createListWriter();
  let skipped = hasHeader ? -1 : 0;
  return new Promise((resolve, reject) => {
    // papaparse takes any blob for a file; its types ask for the name that it does not need.
    Papa.parse<string[]>(new File([file], 'table'), {
      skipEmptyLines: 'greedy',
      chunk: ({ data, meta }) => {
        for (const row of data) {
          const cell = row[column]?.trim() ?? '';
          if (isAddress(cell)) writer.add({ url: cell, only: [], expectations: [] });
          else skipped += 1;
        }
        tell(meta.cursor);
      },
      complete: () =>
        resolve({
          kind: 'list',
          format: 'table',
          list: writer.finish(),
          count: writer.count(),
          skipped: Math.max(skipped, 0),
          skippedAt: [],
          bots: [],
        }),
      error: reject,
    });
  });
}

/** A list already: each line of its beginning is an address, blank or a comment. */
function isPlainList(head: string): boolean {
  const lines = head.split('\n').slice(0, -1);
  return lines.every((line) => {
    const entry = parseUrlLine(line, 1);
    return entry === null || isAddress(entry.url);
  });
}

async function unpacked(file: Blob): Promise<Blob | ImportError> {
  let octets = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      octets += part.length;
      if (octets > unpackedLimit) controller.error(new Error('too large'));
      else controller.enqueue(part);
    },
  });
  try {
    const stream = file.stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(limit);
    return await new Response(stream).blob();
  } catch {
    return octets > unpackedLimit ? { kind: 'too-large', limit: unpackedLimit } : { kind: 'broken-gzip' };
  }
}

/** The column of a table that has the URLs. */
export interface ChosenColumn {
  readonly index: number;
  readonly hasHeader: boolean;
}

/**
 * Reads a file of any size as a stream into a list of URLs. `tell` hears how many octets have been read, about so often
 * as a progress bar needs. Never rejects: what can't be read has a reason.
 */
export async function readLargeFile(
  name: string,
  file: Blob,
  column: ChosenColumn | null,
  tell: (octets: number) => void,
): Promise<LargeImport> {
  const start = new Uint8Array(await file.slice(0, headOctets).arrayBuffer());
  const isPacked = recogniseImport(name, start) === 'gzip';
  const content = isPacked ? await unpacked(file) : file;
  if (!(content instanceof Blob)) return { kind: 'failed', error: content };
  const head = isPacked ? new Uint8Array(await content.slice(0, headOctets).arrayBuffer()) : start;
  const text = decodeText(head);
  if (text === null) return { kind: 'failed', error: { kind: 'binary' } };
  const plainName = name.replace(/\.gz$/i, '');
  const format = recogniseImport(plainName, text);
  switch (format) {
    case 'table': {
      const lastLine = content.size > headOctets ? text.lastIndexOf('\n') + 1 : text.length;
      if (column === null) return { kind: 'table', table: parseTable(text.slice(0, lastLine)) };
      return readColumn(content, column.index, column.hasHeader, tell);
    }
    case 'text':
      if (isPlainList(text))
        return { kind: 'list', format, list: content, count: null, skipped: 0, skippedAt: [], bots: [] };
      return readByLine(content, format, tell);
    case 'access-log':
    case 'json-log':
      return readByLine(content, format, tell);
    case 'sitemap':
    case 'sitemap-index':
    case 'har': {
      const read = await readImport(plainName, new Uint8Array(await content.arrayBuffer()));
      if (read.kind === 'failed') return read;
      if (read.kind !== 'urls') return { kind: 'whole' };
      const writer = createListWriter();
      for (const url of read.found.urls) writer.add(url);
      const skipped = Object.values(read.found.skipped).reduce((sum, count) => sum + count, 0);
      return {
        kind: 'list',
        format: read.format,
        list: writer.finish(),
        count: writer.count(),
        skipped,
        skippedAt: [],
        bots: [],
      };
    }
    default:
      return { kind: 'whole' };
  }
}
