import type { DialectId } from '../dialects/dialectId.ts';
import { dialects } from '../dialects/index.ts';
import type { AccessInput, FetchFailure } from '../policy/access/accessInput.ts';
import type { AccessOutcome } from '../policy/access/accessOutcome.ts';
import { accessOutcome } from '../policy/access/decideAccess.ts';

const failureWords: Readonly<Record<FetchFailure, string>> = {
  dns: 'the host name was not found',
  timeout: 'the request timed out',
  connection: 'the connection failed',
  tls: 'the TLS connection failed',
  truncated: 'the response was cut off',
  'invalid-response': 'the response was not valid HTTP',
  'redirect-loop': 'the redirects form a loop',
};

/** What went wrong, as the end of a sentence. */
export function failureInWords(failure: FetchFailure): string {
  return failureWords[failure];
}

const outcomeWords: Readonly<Record<AccessOutcome['kind'], string>> = {
  obey: 'obeys the file',
  'obey-cached': 'uses its cached copy',
  'allow-all': 'treats everything as allowed',
  'disallow-all': 'treats everything as disallowed',
  defer: 'retries later',
  follow: 'follows the redirect',
};

/** What a dialect's crawler does, as a verb. */
export function outcomeInWords(dialect: DialectId, input: AccessInput): string {
  return outcomeWords[accessOutcome(dialect, input).kind];
}

/** The dialects whose crawlers do something with the answer. */
export function dialectsThat(kind: AccessOutcome['kind'], input: AccessInput): readonly DialectId[] {
  return dialects.map(({ id }) => id).filter((id) => accessOutcome(id, input).kind === kind);
}
