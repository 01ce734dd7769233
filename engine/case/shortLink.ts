import { escapedOctet } from '../octets/percentEscape.ts';
import { appendUtf8, codePointOf, createOctetBuffer, decodeUtf8 } from '../octets/utf8.ts';
import { plainAccessInput } from '../policy/access/accessInput.ts';
import { toBase64 } from './base64.ts';
import { caseVersion } from './caseVersion.ts';
import { migrateCase } from './migrateCase.ts';
import type { PermalinkError } from './permalinkError.ts';
import type { Result } from './result.ts';
import { failed } from './result.ts';
import type { Case } from './testCase.ts';

/** The names that may stand before '=' in a short link. */
const fields = [
  'robots',
  'baseline',
  'url',
  'expect',
  'agent',
  'origin',
  'dialect',
  'title',
  'note',
  'status',
] as const;
type Field = (typeof fields)[number];

const isField = (name: string): name is Field => fields.some((field) => field === name);

/** Whether a fragment, without its '#', is one of the short forms. */
export function isShortLink(text: string): boolean {
  return isField(/^[^=&]*(?==)/.exec(text)?.[0] ?? '');
}

/** Form encoding undone octet by octet: '+' is a space, %XX an octet, what is no escape stays. */
function decodeValue(value: string): Uint8Array {
  const buffer = createOctetBuffer(value.length + 4);
  for (let at = 0; at < value.length; at += 1) {
    const unit = value.charCodeAt(at);
    const octet = unit === 0x25 ? escapedOctet(value.charCodeAt(at + 1), value.charCodeAt(at + 2)) : -1;
    if (octet >= 0) {
      buffer.octets[buffer.length++] = octet;
      at += 2;
      continue;
    }
    const point = unit === 0x2b ? 0x20 : codePointOf(value, at);
    appendUtf8(buffer, point);
    if (point > 0xffff) at += 1;
  }
  return buffer.octets.slice(0, buffer.length);
}

/** Text where the octets are UTF-8; else the octets, as a case file has them. */
function robotsOf(octets: Uint8Array): string | { readonly octets: string } {
  const { text, invalid } = decodeUtf8(octets);
  return invalid.length === 0 ? text : { octets: toBase64(octets, 'standard') };
}

interface Parts {
  readonly single: Map<Field, string | { readonly octets: string }>;
  readonly urls: string[];
  readonly agents: string[];
  readonly dialects: string[];
}

function addField(parts: Parts, field: Field, octets: Uint8Array): void {
  const { text } = decodeUtf8(octets);
  switch (field) {
    case 'robots':
    case 'baseline':
      parts.single.set(field, robotsOf(octets));
      return;
    case 'url':
      parts.urls.push(text.replaceAll('\n', ' '));
      return;
    case 'expect': {
      const last = parts.urls.pop();
      if (last !== undefined) parts.urls.push(`${markOf(text)}${last}`);
      return;
    }
    case 'agent':
      parts.agents.push(text);
      return;
    case 'dialect':
      parts.dialects.push(text);
      return;
    case 'origin':
    case 'title':
    case 'note':
    case 'status':
      parts.single.set(field, text);
  }
}

function markOf(expected: string): string {
  if (expected === 'allow') return '+ ';
  return expected === 'disallow' ? '- ' : '';
}

/** How the file was fetched, by nothing but the status of the answer. */
function fetchBy(status: string | { readonly octets: string } | undefined) {
  if (typeof status !== 'string' || !/^[1-9]\d\d$/.test(status)) return {};
  const result = { kind: 'response', status: Number(status), bodyOctets: null, headers: {} };
  return { fetch: { ...plainAccessInput, result } };
}

/**
 * The case of a short link such as `robots=<text>&url=/page&expect=allow&agent=Googlebot`, which people and scripts
 * write by hand. Values are form-encoded. `url` and `agent` may be repeated; `expect` (allow, disallow) is about the
 * `url` before it; one `dialect` is the one in which all agents are read, several are compared; `status` is the one
 * with which robots.txt was answered; names that are not known are ignored.
 */
export function parseShortLink(text: string): Result<Case, PermalinkError> {
  const parts: Parts = { single: new Map(), urls: [], agents: [], dialects: [] };
  for (const pair of text.split('&')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(equals, 0));
    if (isField(name)) addField(parts, name, decodeValue(pair.slice(equals + 1)));
  }
  const { single, urls, agents, dialects } = parts;
  const read = migrateCase({
    version: caseVersion,
    ...Object.fromEntries(single),
    ...fetchBy(single.get('status')),
    ...(urls.length === 0 ? {} : { urls }),
    ...(agents.length === 0 ? {} : { bots: agents }),
    ...(dialects.length === 0 ? {} : { reading: dialects[0] }),
    ...(dialects.length < 2 ? {} : { dialects }),
  });
  return read.ok ? read : failed({ kind: 'invalid', error: read.error });
}
