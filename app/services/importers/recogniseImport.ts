import { parseLogLine } from './accessLog.ts';
import { isHar } from './har.ts';
import { looksLikeHtml } from './html.ts';
import { parseJsonObject } from './json.ts';
import { parseJsonLogLine } from './jsonLog.ts';
import { sitemapKind } from './sitemap.ts';
import { linesOf } from './textLines.ts';

/** What a file or a pasted text turns out to be. */
export type ImportFormat =
  | 'gzip'
  | 'binary'
  | 'case'
  | 'robots'
  | 'sitemap'
  | 'sitemap-index'
  | 'har'
  | 'html'
  | 'access-log'
  | 'json-log'
  | 'table'
  | 'text';

const headLength = 65_536;

function firstLines(text: string, count: number): readonly string[] {
  const lines: string[] = [];
  for (const line of linesOf(text.slice(0, headLength))) {
    if (line.trim() !== '') lines.push(line);
    if (lines.length === count) break;
  }
  return lines;
}

/** Whether most of the first lines are of a kind. */
function mostly(lines: readonly string[], is: (line: string) => boolean): boolean {
  return lines.length > 0 && lines.filter(is).length * 2 > lines.length;
}

function recogniseText(name: string, text: string): ImportFormat {
  const trimmed = text
    .slice(0, headLength)
    .trimStart()
    .replace(/^\ufeff\s*/, '');
  const lines = firstLines(text, 20);
  if (trimmed.startsWith('{')) {
    if (/\.robots-case\.json$/i.test(name) || parseJsonObject(text)?.['format'] === 'robots-case')
      return 'case';
    if (isHar(text)) return 'har';
    if (mostly(lines, (line) => parseJsonLogLine(line) !== null)) return 'json-log';
  }
  if (trimmed.startsWith('<')) {
    const kind = sitemapKind(text);
    if (kind !== null) return kind;
  }
  if (/(?:^|[\\/])robots[^\\/]*\.txt$/i.test(name)) return 'robots';
  if (/\.(?:csv|tsv)$/i.test(name)) return 'table';
  if (mostly(lines, (line) => parseLogLine(line) !== null)) return 'access-log';
  if (looksLikeHtml(text)) return 'html';
  if (/^[ \t]*(?:user-agent|disallow)[ \t]*:/im.test(text.slice(0, headLength))) return 'robots';
  return 'text';
}

/** What a file is, by its first octets, its text and, where those leave it open, its name. */
export function recogniseImport(name: string, content: string | Uint8Array): ImportFormat {
  if (typeof content === 'string') return recogniseText(name, content);
  if (content[0] === 0x1f && content[1] === 0x8b) return 'gzip';
  const text = decodeText(content);
  return text === null ? 'binary' : recogniseText(name, text);
}

/** The text of a file: UTF-8, or UTF-16 where it begins with that mark; null where it is no text. */
export function decodeText(octets: Uint8Array): string | null {
  const [first, second] = octets;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(octets);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(octets);
  if (octets.subarray(0, headLength).includes(0)) return null;
  return new TextDecoder().decode(octets);
}
