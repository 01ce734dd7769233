import type {
  AccessHold,
  AccessInput,
  AccessNote,
  AccessOutcome,
  AccessReason,
  FetchFailure,
  RawResponse,
} from '../../engine/index.ts';
import { durationInWords } from './moments.ts';
import type { Sentence } from './sentence.ts';
import { code } from './sentence.ts';

/** How a fetch failed, for a list to choose from. */
export const failureNames: { readonly [Failure in FetchFailure]: string } = {
  dns: 'DNS lookup failed',
  timeout: 'timed out',
  connection: 'connection failed',
  tls: 'TLS error',
  truncated: 'response cut off',
  'invalid-response': 'not an HTTP response',
  'redirect-loop': 'redirect loop',
};

const failureClauses: { readonly [Failure in FetchFailure]: string } = {
  dns: 'The host name does not resolve',
  timeout: 'The request timed out',
  connection: 'The connection failed',
  tls: 'The TLS connection failed',
  truncated: 'The response was cut off',
  'invalid-response': 'The response is not valid HTTP',
  'redirect-loop': 'The redirects form a loop',
};

/** A number of octets as people say it. */
function sizeInWords(octets: number): string {
  return octets < 1024
    ? `${octets.toLocaleString('en')} bytes`
    : `${Math.round(octets / 1024).toLocaleString('en')} KiB`;
}

/** What came, as the first half of a sentence. */
function answerClause(reason: AccessReason): Sentence {
  switch (reason.kind) {
    case 'file':
      return [`The status is ${reason.status}, so the body is the robots.txt`];
    case 'not-modified':
      return [`${reason.status} means the file has not changed`];
    case 'unauthorized':
      return [`${reason.status} means access to the file is refused`];
    case 'too-many-requests':
      return [`${reason.status} means too many requests`];
    case 'client-error':
      return [
        reason.status === 404 || reason.status === 410
          ? `${reason.status} means there is no file`
          : `${reason.status} is a client error`,
      ];
    case 'server-error':
      return [`${reason.status} is a server error`];
    case 'other-status':
      return [`${reason.status} has no defined meaning for robots.txt`];
    case 'failure':
      return [failureClauses[reason.failure]];
    case 'too-many-redirects':
      return [
        reason.limit === 0
          ? 'Redirects are not followed'
          : `${reason.hops} redirects in a row exceed the limit of ${reason.limit}`,
      ];
    case 'redirect':
      return [`${reason.status} redirects to `, code(reason.location), ', and the response there decides'];
    case 'oversize':
      return [
        `A file of ${sizeInWords(reason.octets)} exceeds the limit of ${sizeInWords(reason.limit)} and is not read`,
      ];
  }
}

/** When in an outage a phase is, for the end of a clause; '' where there is but one. */
function phaseClause({ phase }: AccessOutcome): string {
  if (phase === null) return '';
  if (phase.fromSeconds === 0)
    return phase.toSeconds === null ? '' : ` for the first ${durationInWords(phase.toSeconds)}`;
  const from = ` after ${durationInWords(phase.fromSeconds)} without a file`;
  return phase.toSeconds === null ? from : `${from}, up to ${durationInWords(phase.toSeconds)}`;
}

/** What follows from it, as the second half. */
function consequence(outcome: AccessOutcome): string {
  const phase = phaseClause(outcome);
  const noCopy = {
    none: ', because there is no cached copy',
    'too-old': ', because the cached copy is too old',
    used: '',
    'not-asked': '',
  }[outcome.copy];
  switch (outcome.kind) {
    case 'obey':
    case 'follow':
      return '';
    case 'obey-cached':
      return `: the cached copy is used${phase}`;
    case 'allow-all':
      return `: the site is treated as having no rules${phase}${noCopy}`;
    case 'disallow-all':
      return `: the whole site is treated as blocked${phase}${noCopy}`;
    case 'defer':
      return ': nothing is fetched until the file is available';
  }
}

/** Why an outcome is as it is, in one sentence. */
export function explainAccess(outcome: AccessOutcome): Sentence {
  return [...answerClause(outcome.reason), `${consequence(outcome)}.`];
}

/** What else there is to say about a file that is read. */
export function accessNote(note: AccessNote): Sentence {
  switch (note.kind) {
    case 'html':
      return ['The content type is ', code(note.contentType), ': this is a web page, not a robots.txt.'];
    case 'not-plain-text':
      return ['The content type is ', code(note.contentType), ', not text/plain.'];
    case 'empty-body':
      return ['The body is empty, so everything is allowed.'];
    case 'rest-ignored':
      return [`Only the first ${sizeInWords(note.limit)} of ${sizeInWords(note.octets)} are read.`];
    case 'from-other-origin':
      return ['The rules come from ', code(note.answered), ' and apply only to ', code(note.asked), '.'];
  }
}

/** Why an outcome holds as long as it does. */
export const holdReasons: { readonly [Basis in AccessHold['basis']]: string } = {
  'max-age': 'set by max-age',
  'no-store': 'not cached: no-store',
  expires: 'set by Expires',
  habit: 'the default when no header sets it',
  maximum: 'the maximum',
  phase: 'if the outage goes on',
  copy: 'after that the copy is too old',
};

/** What to say where nobody tells how long an outcome holds. */
export function noHoldReason({ kind, phase }: AccessOutcome): string {
  if (kind === 'follow') return 'until the redirect is followed';
  if (kind === 'defer' || phase !== null) return 'as long as the failure lasts';
  return 'not documented';
}

/** What a fetch came to, in a few words: '301 › 503, 412 octets'. */
export function answerSummary({ hops, result }: Pick<AccessInput, 'hops' | 'result'>): string {
  const way = hops.map(({ status }) => `${status} › `).join('');
  if (result.kind === 'failure') return `${way}${failureNames[result.failure]}`;
  const size = result.bodyOctets === null ? '' : `, ${sizeInWords(result.bodyOctets)}`;
  const type = result.headers.contentType === undefined ? '' : `, ${result.headers.contentType}`;
  return `${way}${result.status}${size}${type}`;
}

/** Why pasted text is no response. */
export function responseProblem({ reason, line }: Extract<RawResponse, { ok: false }>): string {
  switch (reason) {
    case 'empty':
      return '';
    case 'not-a-response':
      return `Line ${line} should be a status line such as “HTTP/1.1 200 OK”. Use curl -i.`;
    case 'not-a-header':
      return `Line ${line} is among the headers but is not a header.`;
    case 'unknown-curl-error':
      return `Line ${line} is a curl error that does not describe a failed fetch.`;
  }
}
