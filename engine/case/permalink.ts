import { decodeUtf8, encodeUtf8 } from '../octets/utf8.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { CaseError } from './caseError.ts';
import { toCaseFile } from './caseFile.ts';
import { caseVersion } from './caseVersion.ts';
import { crc32 } from './checksum.ts';
import { findJsonThreat, isJsonObject } from './inspectJson.ts';
import { caseLimits } from './limits.ts';
import { fromLinkPayload, toLinkPayload } from './linkPayload.ts';
import { migrateCase } from './migrateCase.ts';
import type { OctetTransform } from './octetTransform.ts';
import { transformOctets } from './octetTransform.ts';
import type { PermalinkError } from './permalinkError.ts';
import type { Result } from './result.ts';
import { failed, ok } from './result.ts';
import { isShortLink, parseShortLink } from './shortLink.ts';
import type { Case } from './testCase.ts';

/** How many octets of a check value follow the compressed case. */
const checkOctets = 4;

/** What a chat, a mail or a sentence leaves around or inside a link that it carries. */
const wrapping = /\s+|%(?:20|0[AaDd])|[).,;:!>\]}"'*]+$/g;

/** Whether something turned all letters into small ones; by chance, 40 digits are so once in a thousand million. */
function isFolded(data: string): boolean {
  return data.length >= 40 && !/[A-Z]/.test(data);
}

function checkValue(octets: Uint8Array): Uint8Array {
  const value = crc32(octets);
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/**
 * A case as the fragment of a link, with its '#': `#v1`, then base64url of the case (JSON in UTF-8 with letters for
 * keys and without defaults, compressed by deflate) and the CRC-32 of that JSON, most significant octet first.
 * `deflate` is a new `CompressionStream('deflate-raw')`. Fails where the case is too large for a link to be opened.
 */
export async function encodePermalink(
  testCase: Case,
  deflate: OctetTransform,
): Promise<Result<string, PermalinkError>> {
  const payload = encodeUtf8(JSON.stringify(toLinkPayload(toCaseFile(testCase))));
  const tooLarge = failed({ kind: 'too-large', limit: caseLimits.linkOctets } as const);
  if (payload.length > caseLimits.linkOctets) return tooLarge;
  const deflated = await transformOctets(deflate, payload, 2 * caseLimits.linkOctets);
  if (deflated.kind !== 'whole') return tooLarge;
  const octets = new Uint8Array(deflated.octets.length + checkOctets);
  octets.set(deflated.octets);
  octets.set(checkValue(payload), deflated.octets.length);
  return ok(`#v${caseVersion.toString()}${toBase64(octets, 'url')}`);
}

/** The JSON text that a link's octets hold. */
async function inflatePayload(
  octets: Uint8Array,
  inflate: OctetTransform,
): Promise<Result<string, PermalinkError>> {
  if (octets.length <= checkOctets) return failed({ kind: 'truncated' });
  const end = octets.length - checkOctets;
  const inflated = await transformOctets(inflate, octets.subarray(0, end), caseLimits.linkOctets);
  switch (inflated.kind) {
    case 'too-large':
      return failed({ kind: 'too-large', limit: caseLimits.linkOctets });
    case 'cut-short':
      return failed({ kind: 'truncated' });
    case 'damaged':
      return failed({ kind: 'mangled' });
    case 'whole': {
      const sound = checkValue(inflated.octets).every((octet, at) => octet === octets[end + at]);
      return sound ? ok(decodeUtf8(inflated.octets).text) : failed({ kind: 'mangled' });
    }
  }
}

function readPayload(json: string): Result<Case, CaseError> {
  let payload: unknown;
  try {
    payload = JSON.parse(json);
  } catch {
    return failed({ kind: 'not-json' });
  }
  const threat = findJsonThreat(payload);
  if (threat !== null) return failed(threat);
  if (!isJsonObject(payload)) return failed({ kind: 'invalid', path: '', message: 'expected an object' });
  return migrateCase(fromLinkPayload(payload));
}

/**
 * The case that the fragment of a link holds, in either form; with or without its '#'. `inflate` is a new
 * `DecompressionStream('deflate-raw')`. Never rejects: whatever the fragment is, it opens or there is a reason.
 */
export async function decodePermalink(
  fragment: string,
  inflate: OctetTransform,
): Promise<Result<Case, PermalinkError>> {
  const text = fragment.replace(/^#/, '');
  if (isShortLink(text)) return parseShortLink(text);
  const bare = text.length > 2 * caseLimits.linkOctets ? text : text.replace(wrapping, '');
  const [, version = '', data = ''] = /^v(\d)(.*)$/s.exec(bare) ?? [];
  if (version === '' || version === '0') return failed({ kind: 'no-case' });
  if (Number(version) > caseVersion) return failed({ kind: 'future-version', version: Number(version) });
  if (data.length > 2 * caseLimits.linkOctets)
    return failed({ kind: 'too-large', limit: caseLimits.linkOctets });
  if (isFolded(data)) return failed({ kind: 'mangled' });
  // A last digit of base64 that holds no whole octet: at least one more was there.
  if (data.length % 4 === 1) return failed({ kind: /^[\w-]*$/.test(data) ? 'truncated' : 'mangled' });
  const octets = fromBase64(data, 'url');
  if (octets === null) return failed({ kind: 'mangled' });
  const json = await inflatePayload(octets, inflate);
  if (!json.ok) return json;
  const read = readPayload(json.value);
  return read.ok ? read : failed({ kind: 'invalid', error: read.error });
}
