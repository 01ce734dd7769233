import { fromBase64 } from './base64.ts';
import type { CaseError } from './caseError.ts';
import type { CaseFile } from './caseSchema.ts';
import { readCaseFile } from './caseSchema.ts';
import { findJsonThreat, isJsonObject } from './inspectJson.ts';
import { caseLimits } from './limits.ts';
import type { Result } from './result.ts';
import { failed, ok } from './result.ts';
import type { Case, RobotsContent } from './testCase.ts';
import { emptyCase } from './testCase.ts';

/** Turns a file of one version into one of the next; must not fail. */
export type Migration = (file: { readonly [key: string]: unknown }) => { readonly [key: string]: unknown };

/** `migrations[n]` leads from version n + 1 to version n + 2: whoever raises the version adds one at the end. */
const migrations: readonly Migration[] = [];

/** A file of any version, brought to the present one step by step. */
export function migrateFile(
  value: unknown,
  steps: readonly Migration[] = migrations,
): Result<unknown, CaseError> {
  if (!isJsonObject(value)) return failed({ kind: 'invalid', path: '', message: 'expected an object' });
  const version = value['version'];
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return failed({ kind: 'invalid', path: 'version', message: 'expected a number from 1' });
  if (version > steps.length + 1) return failed({ kind: 'future-version', version });
  return ok(
    steps.slice(version - 1).reduce<{ readonly [key: string]: unknown }>((file, step) => step(file), value),
  );
}

function contentOf(stored: NonNullable<CaseFile['robots']>, path: string): Result<RobotsContent, CaseError> {
  if (typeof stored === 'string') return ok({ kind: 'text', text: stored });
  const octets = fromBase64(stored.octets, 'standard');
  if (octets === null) return failed({ kind: 'invalid', path: `${path}.octets`, message: 'expected base64' });
  return ok({ kind: 'octets', octets });
}

function fromFile(file: CaseFile): Result<Case, CaseError> {
  const robots = file.robots === undefined ? ok(emptyCase.robots) : contentOf(file.robots, 'robots');
  if (!robots.ok) return robots;
  const baseline = file.baseline === undefined ? ok(null) : contentOf(file.baseline, 'baseline');
  if (!baseline.ok) return baseline;
  return ok({
    title: file.title ?? emptyCase.title,
    note: file.note ?? emptyCase.note,
    robots: robots.value,
    baseline: baseline.value,
    origin: file.origin ?? emptyCase.origin,
    urlList: file.urls?.join('\n') ?? emptyCase.urlList,
    bots: file.bots ?? emptyCase.bots,
    reading: file.reading ?? emptyCase.reading,
    dialects: file.dialects ?? emptyCase.dialects,
    fetch: file.fetch ?? emptyCase.fetch,
    mutedRules: file.mutedRules ?? emptyCase.mutedRules,
    time: file.time ?? emptyCase.time,
  });
}

/** Anything that was parsed from JSON as a case: the one way in, for files, links and storage. Never throws. */
export function migrateCase(value: unknown): Result<Case, CaseError> {
  const threat = findJsonThreat(value);
  if (threat !== null) return failed(threat);
  const migrated = migrateFile(value);
  if (!migrated.ok) return migrated;
  const read = readCaseFile(migrated.value);
  if ('path' in read) return failed({ kind: 'invalid', path: read.path, message: read.message });
  return fromFile(read);
}

/** The text of a `.robots-case.json` file as a case. Never throws. */
export function caseFromJson(json: string): Result<Case, CaseError> {
  if (json.length > caseLimits.fileLength) return failed({ kind: 'too-large', limit: caseLimits.fileLength });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return failed({ kind: 'not-json' });
  }
  return migrateCase(value);
}
