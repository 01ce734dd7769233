import type { AccessHeaders, AccessInput, FetchFailure, FetchResult, RedirectHop } from '../index.ts';
import type { Io } from './io.ts';

/** More redirects than any crawler follows. */
const mostHops = 10;

/** A body beyond this many octets is not read further; no crawler reads that much. */
const mostOctets = 16 * 1024 * 1024;

/** A robots.txt as it came over the network. */
export interface FetchedRobots {
  /** Where the last answer came from. */
  readonly url: string;
  readonly input: AccessInput;
  /** All header fields of the last answer, names in small letters. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** The code that Node or its HTTP client gives a failure, however deep it is wrapped. */
function codeOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.name === 'TimeoutError') return 'TIMEOUT';
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return '';
}

function failureOf(error: unknown): FetchFailure {
  const code = codeOf(error);
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'dns';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return 'tls';
  return code.startsWith('HPE_') ? 'invalid-response' : 'connection';
}

function accessHeaders(headers: Headers): AccessHeaders {
  const of = (name: string): string | undefined => headers.get(name) ?? undefined;
  const [contentType, cacheControl, expires, age, date] = [
    of('content-type'),
    of('cache-control'),
    of('expires'),
    of('age'),
    of('date'),
  ];
  return {
    ...(contentType === undefined ? {} : { contentType }),
    ...(cacheControl === undefined ? {} : { cacheControl }),
    ...(expires === undefined ? {} : { expires }),
    ...(age === undefined ? {} : { age }),
    ...(date === undefined ? {} : { date }),
  };
}

/** The body as far as it came, and whether it came whole. */
async function readBody(
  response: Response,
): Promise<{ readonly octets: Uint8Array; readonly whole: boolean }> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let whole = true;
  const reader = response.body?.getReader();
  try {
    while (reader !== undefined && length < mostOctets) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      length += value.length;
    }
    await reader?.cancel();
  } catch {
    whole = false;
  }
  const octets = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    octets.set(piece, at);
    at += piece.length;
  }
  return { octets, whole };
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Asks for a robots.txt, following redirects one by one. Whatever goes wrong becomes part of the answer. */
export async function fetchRobots(io: Io, robotsUrl: string, timeoutSeconds: number): Promise<FetchedRobots> {
  const hops: RedirectHop[] = [];
  const seen = new Set<string>();
  let url = robotsUrl;
  const answer = (
    result: FetchResult,
    headers: FetchedRobots['headers'] = [],
    body: Uint8Array = new Uint8Array(),
  ): FetchedRobots => ({
    url,
    headers,
    body,
    input: {
      robotsUrl,
      hops,
      result,
      cached: null,
      failingForSeconds: 0,
      siteReachable: true,
      now: Math.floor(io.now()),
    },
  });

  for (;;) {
    if (seen.has(url)) return answer({ kind: 'failure', failure: 'redirect-loop' });
    seen.add(url);
    let response: Response;
    try {
      response = await io.fetch(url, {
        redirect: 'manual',
        headers: { 'user-agent': `robots-workbench/${io.version}` },
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      });
    } catch (error) {
      return answer({ kind: 'failure', failure: failureOf(error) });
    }
    const { status } = response;
    const location = response.headers.get('location');
    if (isRedirect(status) && location !== null && URL.canParse(location, url) && hops.length < mostHops) {
      await response.body?.cancel();
      hops.push({ status, location });
      url = new URL(location, url).href;
      continue;
    }
    const { octets, whole } = await readBody(response);
    const headers = [...response.headers].map(([name, value]) => [name, value] as const);
    if (!whole) return answer({ kind: 'failure', failure: 'truncated' }, headers, octets);
    const result: FetchResult = {
      kind: 'response',
      status,
      bodyOctets: octets.length,
      headers: accessHeaders(response.headers),
      ...(location === null ? {} : { location }),
    };
    return answer(result, headers, octets);
  }
}
