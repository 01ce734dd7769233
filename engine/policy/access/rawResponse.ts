import { parseDate } from '../../http/date.ts';
import type { HeaderField } from '../../http/headerFields.ts';
import { headerValue, headerValues } from '../../http/headerFields.ts';
import type { ResponseBlock } from '../../http/responseBlocks.ts';
import { isStatusLine, lineAt, lineNumber, readBlock } from '../../http/responseBlocks.ts';
import { encodeUtf8 } from '../../octets/utf8.ts';
import type { AccessHeaders, FetchResult, RedirectHop } from './accessInput.ts';
import { isRedirect } from './classifyResult.ts';
import { curlExitCode, failureOfExitCode } from './curlFailure.ts';

/** A response as `curl -i` prints it, taken apart; or why it is none. */
export type RawResponse =
  | {
      readonly ok: true;
      /** The redirects that were followed. */
      readonly hops: readonly RedirectHop[];
      readonly result: FetchResult;
      /** The header fields of the last response; none after a failure. */
      readonly headers: readonly HeaderField[];
      /** The octets of the body; null where none was printed. */
      readonly body: Uint8Array | null;
      /** The address, where the command line was copied too. */
      readonly robotsUrl: string | null;
      /** The Date header in seconds since 1970: when it was fetched, for `AccessInput.now`. */
      readonly date: number | null;
    }
  | {
      readonly ok: false;
      /** Nothing there; no status line; a line of the head that is no header; an error of curl that is about no fetch. */
      readonly reason: 'empty' | 'not-a-response' | 'not-a-header' | 'unknown-curl-error';
      /** 1-based. */
      readonly line: number;
    };

const progressMeter =
  /^\s*(?:% Total\b.*|Dload\s+Upload\b.*|\d{1,3}\s.*(?:--|\d\d?):(?:--|\d\d):(?:--|\d\d).*)$/;
const commandLine = /^(?:[^\s]*[$#%>]\s+)?curl\s/;

interface Start {
  readonly at: number;
  readonly robotsUrl: string | null;
}

/** Skips a byte order mark, blank lines, a copied command line and curl's progress meter. */
function findStart(octets: Uint8Array): Start {
  let at = octets[0] === 0xef && octets[1] === 0xbb && octets[2] === 0xbf ? 3 : 0;
  let robotsUrl: string | null = null;
  while (at < octets.length) {
    const { text, next } = lineAt(octets, at);
    // The meter rewrites its line with CR, so that what follows may stand at its end.
    const shown = text.split('\r').at(-1) ?? '';
    if (commandLine.test(text)) robotsUrl = /https?:\/\/[^\s'"]+/.exec(text)?.[0] ?? null;
    else if (shown.trim() !== '' && !progressMeter.test(shown)) {
      at += text.length - shown.length;
      break;
    }
    at = next;
  }
  return { at, robotsUrl };
}

/** True for a head that others follow by its nature, not one whose body happens to look like a head. */
function isInterim(block: ResponseBlock): boolean {
  if (block.status < 200 || block.status >= 300) return true;
  // A proxy's answer to CONNECT has neither type nor length.
  const describesBody = block.fields.some(({ name }) => name === 'content-type' || name === 'content-length');
  return !describesBody || /established/i.test(block.phrase);
}

function accessHeaders(fields: readonly HeaderField[]): AccessHeaders {
  const contentType = headerValues(fields, 'content-type').at(-1);
  const cacheControl = headerValue(fields, 'cache-control');
  const [expires] = headerValues(fields, 'expires');
  const [age] = headerValues(fields, 'age');
  const [date] = headerValues(fields, 'date');
  return {
    ...(contentType === undefined ? {} : { contentType }),
    ...(cacheControl === undefined ? {} : { cacheControl }),
    ...(expires === undefined ? {} : { expires }),
    ...(age === undefined ? {} : { age }),
    ...(date === undefined ? {} : { date }),
  };
}

/** Where curl's complaint stands as the last line that is not blank; null for none. */
function trailingComplaint(
  octets: Uint8Array,
  from: number,
): { readonly at: number; readonly code: number } | null {
  let end = octets.length;
  while (end > from && (octets[end - 1] ?? 0) <= 0x20) end -= 1;
  const start = Math.max(from, octets.lastIndexOf(0x0a, end - 1) + 1);
  const line = lineAt(octets, start).text;
  const found = line.lastIndexOf('curl: (');
  const code = found < 0 ? null : curlExitCode(line.slice(found));
  return code === null ? null : { at: start + found, code };
}

/** curl's code for a status that `--fail` makes an error of. */
const HTTP_ERROR = 22;

/** The status that curl's complaint names at its end: 'curl: (22) The requested URL returned error: 404'. */
function refusedStatus(octets: Uint8Array, at: number): FetchResult | null {
  const match = /error: ([1-5]\d\d)\b/.exec(lineAt(octets, at).text);
  if (match === null) return null;
  return { kind: 'response', status: Number(match[1]), bodyOctets: null, headers: {} };
}

function bodyOf(octets: Uint8Array, block: ResponseBlock): Uint8Array | null {
  const body = octets.subarray(block.end);
  const [length] = headerValues(block.fields, 'content-length');
  return body.length > 0 || length === '0' || block.status === 204 ? body : null;
}

function bodyOctets(body: Uint8Array | null, fields: readonly HeaderField[]): number | null {
  if (body !== null) return body.length;
  const [length = ''] = headerValues(fields, 'content-length');
  return /^\d{1,15}$/.test(length) ? Number(length) : null;
}

function finished(octets: Uint8Array, block: ResponseBlock): FetchResult {
  const { status, fields } = block;
  const [location] = headerValues(fields, 'location');
  return {
    kind: 'response',
    status,
    bodyOctets: bodyOctets(bodyOf(octets, block), fields),
    headers: accessHeaders(fields),
    ...(location !== undefined && isRedirect(status) ? { location } : {}),
  };
}

/**
 * Reads what `curl -i`, `-iL`, `-sSi` print: heads of redirects, of 100 Continue and of a proxy's CONNECT before the
 * last one, CRLF or LF, a byte order mark, folded headers, HTTP/2, curl's own complaint instead of an answer or after
 * half of one. `input` is text or octets; never fails but by saying so.
 */
export function parseRawResponse(input: string | Uint8Array): RawResponse {
  const whole = typeof input === 'string' ? encodeUtf8(input) : input;
  const { at: start, robotsUrl } = findStart(whole);
  if (start >= whole.length) return { ok: false, reason: 'empty', line: 1 };
  const complaint = trailingComplaint(whole, start);
  const octets = complaint === null ? whole : whole.subarray(0, complaint.at);
  const hops: RedirectHop[] = [];
  let last: ResponseBlock | null = null;
  for (let at = start; at < octets.length && (last === null || isStatusLine(octets, at)); ) {
    const block = readBlock(octets, at);
    if ('reason' in block) return { ok: false, ...block };
    const [location] = last === null ? [] : headerValues(last.fields, 'location');
    if (last !== null && isRedirect(last.status))
      hops.push({ status: last.status, location: location ?? null });
    last = block;
    if (!isInterim(block)) break;
    at = block.end;
  }
  const failure = complaint === null ? null : failureOfExitCode(complaint.code);
  const refused = complaint?.code === HTTP_ERROR ? refusedStatus(whole, complaint.at) : null;
  if (complaint !== null && failure === null && (complaint.code !== HTTP_ERROR || (last ?? refused) === null))
    return { ok: false, reason: 'unknown-curl-error', line: lineNumber(whole, complaint.at) };
  const [date = ''] = last === null ? [] : headerValues(last.fields, 'date');
  const known = { ok: true, hops, robotsUrl, date: parseDate(date) } as const;
  if (last === null && refused !== null) return { ...known, result: refused, headers: [], body: null };
  if (failure !== null || last === null)
    return {
      ...known,
      result: { kind: 'failure', failure: failure ?? 'invalid-response' },
      headers: [],
      body: null,
    };
  return { ...known, result: finished(octets, last), headers: last.fields, body: bodyOf(octets, last) };
}
