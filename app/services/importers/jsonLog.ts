import { type JsonObject, parseJsonObject } from './json.ts';
import { createBotReader } from './logBot.ts';
import type { UrlCollector } from './urlImport.ts';

/** Names by which servers and services call the same thing, in small letters, without `_`, `-` and brackets. */
const urlNames = [
  'url',
  'requesturl',
  'clientrequesturl',
  'requesturi',
  'clientrequesturi',
  'uri',
  'path',
  'request',
  'csuristem',
];
const agentNames = ['useragent', 'httpuseragent', 'clientrequestuseragent', 'csuseragent', 'agent', 'ua'];
const hostNames = ['host', 'httphost', 'clientrequesthost', 'vhost', 'servername'];
/** Objects in which some keep the request (Caddy, Google Cloud, others). */
const innerNames = ['request', 'httprequest', 'http', 'headers'];

/** All that a line says, by plain name: its own keys and those of the inner objects. */
function flatten(object: JsonObject, into: Map<string, string>, depth: number): void {
  for (const [key, value] of Object.entries(object)) {
    const name = key.toLowerCase().replace(/[^a-z]/g, '');
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && !into.has(name)) into.set(name, first);
    else if (depth > 0 && innerNames.includes(name) && typeof value === 'object' && value !== null)
      flatten(Object.fromEntries(Object.entries(value)), into, depth - 1);
  }
}

function firstOf(values: ReadonlyMap<string, string>, names: readonly string[]): string | undefined {
  return names.map((name) => values.get(name)).find((value) => value !== undefined && value !== '');
}

/** A line's URL or path, and its User-Agent header; null where there is no URL. */
export function parseJsonLogLine(
  line: string,
): { readonly url: string; readonly agent: string | null } | null {
  const object = parseJsonObject(line);
  if (object === null) return null;
  const values = new Map<string, string>();
  flatten(object, values, 2);
  const written = firstOf(values, urlNames);
  const address = written?.replace(/^[A-Z]{1,20} (\S+).*$/s, '$1');
  if (address === undefined || !/^(?:\/|https?:\/\/)\S*$/i.test(address)) return null;
  const host = firstOf(values, hostNames);
  const isPath = address.startsWith('/');
  const url = isPath && host !== undefined && /^[\w.:-]+$/.test(host) ? `https://${host}${address}` : address;
  return { url, agent: firstOf(values, agentNames) ?? null };
}

/** Reads a log of one JSON object a line. */
export function createJsonLineReader(collector: UrlCollector): (line: string, at: number) => void {
  const botOf = createBotReader();
  return (line, at) => {
    if (line.trim() === '') return;
    const read = parseJsonLogLine(line);
    if (read === null) {
      collector.skip('no-url', line, at);
      return;
    }
    const bot = read.agent === null ? null : botOf(read.agent);
    if (read.agent === null) collector.addUrl(read.url, at);
    else if (bot === null) collector.skip('no-bot', line, at);
    else collector.addPair(read.url, bot, at);
  };
}
