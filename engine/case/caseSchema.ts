import * as v from 'valibot';
import { caseLimits } from './limits.ts';

/** ISO 8601 in UTC, to the minute or finer. */
const moment = v.pipe(
  v.string(),
  v.maxLength(caseLimits.timeLength),
  v.regex(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?Z$/,
    'must be a UTC time such as 2026-01-31T12:00Z',
  ),
);

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

const status = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** Text stands for itself; octets that were never edited are base64 (RFC 4648 section 4). */
const robots = v.union([
  text(caseLimits.robotsLength),
  v.object({ octets: v.pipe(v.string(), v.maxLength(Math.ceil(caseLimits.robotsLength / 3) * 4)) }),
]);

const dialect = v.picklist([
  'google',
  'rfc9309',
  'res1994',
  'res1996',
  'res1996-book',
  'res2',
  'bing',
  'yandex',
  'baidu',
  'slurp',
]);

const header = text(caseLimits.headerValueLength);

const count = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

const fetchResult = v.variant('kind', [
  v.object({
    kind: v.literal('response'),
    status,
    bodyOctets: v.nullable(count),
    headers: v.object({
      contentType: v.exactOptional(header),
      cacheControl: v.exactOptional(header),
      expires: v.exactOptional(header),
      age: v.exactOptional(header),
      date: v.exactOptional(header),
    }),
    location: v.exactOptional(header),
  }),
  v.object({
    kind: v.literal('failure'),
    failure: v.picklist([
      'dns',
      'timeout',
      'connection',
      'tls',
      'truncated',
      'invalid-response',
      'redirect-loop',
    ]),
  }),
]);

/** The input of `policy/access`, where each part is explained. */
const fetch = v.object({
  robotsUrl: v.nullable(text(caseLimits.originLength)),
  hops: v.pipe(v.array(v.object({ status, location: v.nullable(header) })), v.maxLength(caseLimits.hops)),
  result: fetchResult,
  cached: v.nullable(v.object({ ageSeconds: count })),
  failingForSeconds: count,
  siteReachable: v.boolean(),
  now: count,
});

/**
 * A case as it stands in a file, version 1. Everything but the version may be left out and then is as in
 * `emptyCase`; keys that are not named here are ignored.
 */
export const caseFileSchema = v.object({
  format: v.exactOptional(v.literal('robots-case')),
  version: v.literal(1),
  title: v.exactOptional(text(caseLimits.titleLength)),
  note: v.exactOptional(text(caseLimits.noteLength)),
  robots: v.exactOptional(robots),
  baseline: v.exactOptional(robots),
  origin: v.exactOptional(text(caseLimits.originLength)),
  urls: v.exactOptional(v.pipe(v.array(text(caseLimits.urlLineLength)), v.maxLength(caseLimits.urls))),
  bots: v.exactOptional(v.pipe(v.array(text(caseLimits.botLength)), v.maxLength(caseLimits.bots))),
  reading: v.exactOptional(v.union([v.literal('each-its-own'), dialect])),
  dialects: v.exactOptional(v.pipe(v.array(dialect), v.maxLength(caseLimits.dialects))),
  fetch: v.exactOptional(fetch),
  mutedRules: v.exactOptional(
    v.pipe(v.array(text(caseLimits.ruleIdLength)), v.maxLength(caseLimits.mutedRules)),
  ),
  time: v.exactOptional(moment),
});

/** A case as it stands in a file of the present version. */
export type CaseFile = v.InferOutput<typeof caseFileSchema>;

/** Where a value breaks the schema, and how. */
export interface SchemaBreach {
  /** `urls.3`, or '' for the whole. */
  readonly path: string;
  readonly message: string;
}

/** The value as a case file, or the first breach. */
export function readCaseFile(value: unknown): CaseFile | SchemaBreach {
  const read = v.safeParse(caseFileSchema, value, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  return { path: v.getDotPath(issue) ?? '', message: issue.message };
}
