import type { DialectId } from '../dialects/dialectId.ts';
import { dialects } from '../dialects/index.ts';
import type { AccessInput, FetchFailure } from '../policy/access/accessInput.ts';
import type { AccessOutcome } from '../policy/access/accessOutcome.ts';
import { accessOutcome } from '../policy/access/decideAccess.ts';

const failureWords: Readonly<Record<FetchFailure, string>> = {
  dns: "the host's name was not found",
  timeout: 'nobody answered in time',
  connection: 'the connection failed',
  tls: 'the encrypted connection failed',
  truncated: 'the answer broke off',
  'invalid-response': 'the answer was no HTTP',
  'redirect-loop': 'the redirects went round in a circle',
};

/** What went wrong, as the end of a sentence. */
export function failureInWords(failure: FetchFailure): string {
  return failureWords[failure];
}

const outcomeWords: Readonly<Record<AccessOutcome['kind'], string>> = {
  obey: 'obeys the file',
  'obey-cached': 'obeys the copy that it has',
  'allow-all': 'takes everything for allowed',
  'disallow-all': 'takes everything for disallowed',
  defer: 'comes back later',
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
