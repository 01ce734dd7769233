import type { Case, CaseError, OctetTransform } from '../../../engine/index.ts';
import { caseFromJson, transformOctets } from '../../../engine/index.ts';
import { createLogLineReader } from './accessLog.ts';
import { readHar } from './har.ts';
import type { ParseHtmlLinks } from './html.ts';
import { parseHtmlLinks, readHtml } from './html.ts';
import { createJsonLineReader } from './jsonLog.ts';
import type { ImportFormat } from './recogniseImport.ts';
import { decodeText, recogniseImport } from './recogniseImport.ts';
import { readSitemap } from './sitemap.ts';
import type { Table } from './table.ts';
import { parseTable } from './table.ts';
import { linesOf, readTextLine } from './textLines.ts';
import type { UrlCollector, UrlImport } from './urlImport.ts';
import { createUrlCollector } from './urlImport.ts';

/** The formats whose URLs can be read right away. */
export type UrlFormat = Exclude<ImportFormat, 'gzip' | 'binary' | 'case' | 'robots' | 'table'>;

/** Why nothing could be read. */
export type ImportError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'broken-gzip' }
  /** Unpacks to more than `limit` octets. */
  | { readonly kind: 'too-large'; readonly limit: number }
  | { readonly kind: 'no-urls'; readonly format: UrlFormat; readonly found: UrlImport }
  | { readonly kind: 'not-a-case'; readonly error: CaseError };

/** What an import brought. */
export type ImportResult =
  | { readonly kind: 'urls'; readonly format: UrlFormat; readonly found: UrlImport }
  /** A table: ask for the column, then `urlsOfColumn`. */
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'case'; readonly case: Case }
  /** A robots.txt, octet for octet where it came so. */
  | { readonly kind: 'robots'; readonly content: string | Uint8Array }
  | { readonly kind: 'failed'; readonly error: ImportError };

/** What an import may need beside the content itself. */
export interface ImportTools {
  /** Scheme and authority to which relative links of a page belong; '' where not known. */
  readonly origin?: string;
  readonly parseHtml?: ParseHtmlLinks;
  /** Makes a `DecompressionStream('gzip')`. */
  readonly gunzip?: () => OctetTransform;
  /** How many octets a compressed file may unpack to. */
  readonly unpackedLimit?: number;
}

const defaultUnpackedLimit = 256 * 1024 * 1024;

const failure = (error: ImportError): ImportResult => ({ kind: 'failed', error });

/** A reader of one line for the formats that are made of lines, so that a file can be streamed. */
function createLineReader(
  format: 'text' | 'access-log' | 'json-log',
  collector: UrlCollector,
): (line: string, at: number) => void {
  switch (format) {
    case 'text':
      return (line, at) => readTextLine(line, at, collector);
    case 'access-log':
      return createLogLineReader(collector);
    case 'json-log':
      return createJsonLineReader(collector);
  }
}

function readUrls(format: UrlFormat, text: string, tools: ImportTools): ImportResult {
  const collector = createUrlCollector();
  switch (format) {
    case 'sitemap':
    case 'sitemap-index':
      readSitemap(text, collector);
      break;
    case 'har':
      readHar(text, collector);
      break;
    case 'html':
      readHtml(text, tools.parseHtml ?? parseHtmlLinks, tools.origin ?? '', collector);
      break;
    default: {
      const readLine = createLineReader(format, collector);
      let at = 0;
      for (const line of linesOf(text)) {
        at += 1;
        readLine(line, at);
      }
    }
  }
  const found = collector.finish();
  return found.urls.length === 0
    ? failure({ kind: 'no-urls', format, found })
    : { kind: 'urls', format, found };
}

function readText(
  name: string,
  content: string | Uint8Array,
  text: string,
  tools: ImportTools,
): ImportResult {
  if (text.trim() === '') return failure({ kind: 'empty' });
  const format = recogniseImport(name, text);
  switch (format) {
    case 'case': {
      const read = caseFromJson(text);
      return read.ok
        ? { kind: 'case', case: read.value }
        : failure({ kind: 'not-a-case', error: read.error });
    }
    case 'robots':
      return { kind: 'robots', content };
    case 'table':
      return { kind: 'table', table: parseTable(text) };
    case 'gzip':
    case 'binary':
      return failure({ kind: 'binary' });
    default:
      return readUrls(format, text, tools);
  }
}

async function unpack(octets: Uint8Array, tools: ImportTools): Promise<Uint8Array | ImportError> {
  const stream = tools.gunzip?.() ?? new DecompressionStream('gzip');
  const limit = tools.unpackedLimit ?? defaultUnpackedLimit;
  const unpacked = await transformOctets(stream, octets, limit);
  if (unpacked.kind === 'whole') return unpacked.octets;
  return unpacked.kind === 'too-large' ? { kind: 'too-large', limit } : { kind: 'broken-gzip' };
}

/**
 * Reads whatever a person drops, opens or pastes: a case, a robots.txt, or URLs out of a list, a sheet, a log, a page,
 * a sitemap or an HTTP archive, compressed by gzip or not. Never rejects: junk is a failure with its reason.
 */
export async function readImport(
  name: string,
  content: string | Uint8Array,
  tools: ImportTools = {},
): Promise<ImportResult> {
  if (typeof content === 'string') return readText(name, content, content, tools);
  if (content.length === 0) return failure({ kind: 'empty' });
  const packed = recogniseImport(name, content) === 'gzip';
  const octets = packed ? await unpack(content, tools) : content;
  if (!(octets instanceof Uint8Array)) return failure(octets);
  const text = decodeText(octets);
  if (text === null) return failure({ kind: 'binary' });
  return readText(packed ? name.replace(/\.gz$/i, '') : name, octets, text, tools);
}
