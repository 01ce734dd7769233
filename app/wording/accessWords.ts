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
  dns: 'the name does not resolve',
  timeout: 'no answer in time',
  connection: 'no connection',
  tls: 'encryption fails',
  truncated: 'half an answer',
  'invalid-response': 'no HTTP',
  'redirect-loop': 'redirects go round',
};

const failureClauses: { readonly [Failure in FetchFailure]: string } = {
  dns: 'The host’s name does not resolve',
  timeout: 'No answer came in time',
  connection: 'There was no connection',
  tls: 'The encrypted connection failed',
  truncated: 'The answer broke off',
  'invalid-response': 'What came is no HTTP',
  'redirect-loop': 'The redirects go round',
};

/** A number of octets as people say it. */
function sizeInWords(octets: number): string {
  return octets < 1024
    ? `${octets.toLocaleString('en')} octets`
    : `${Math.round(octets / 1024).toLocaleString('en')} KiB`;
}

/** What came, as the first half of a sentence. */
function answerClause(reason: AccessReason): Sentence {
  switch (reason.kind) {
    case 'file':
      return [`The answer is ${reason.status}, so its body is the file`];
    case 'not-modified':
      return [`${reason.status} says that the file is what it was`];
    case 'unauthorized':
      return [`${reason.status} refuses the file`];
    case 'too-many-requests':
      return [`${reason.status} asks for fewer requests`];
    case 'client-error':
      return [
        reason.status === 404 || reason.status === 410
          ? `${reason.status} says that there is no file`
          : `${reason.status} is a client error`,
      ];
    case 'server-error':
      return [`${reason.status} is a server error`];
    case 'other-status':
      return [`${reason.status} has no meaning here`];
    case 'failure':
      return [failureClauses[reason.failure]];
    case 'too-many-redirects':
      return [
        reason.limit === 0
          ? 'Redirects are not followed'
          : `${reason.hops} redirects in a row are more than the ${reason.limit} that are followed`,
      ];
    case 'redirect':
      return [`${reason.status} leads to `, code(reason.location), ', and what is there decides'];
    case 'oversize':
      return [
        `A file of ${sizeInWords(reason.octets)} is larger than ${sizeInWords(reason.limit)}, and not read`,
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
    none: ', as there is no earlier copy',
    'too-old': ', as the last copy is too old',
    used: '',
    'not-asked': '',
  }[outcome.copy];
  switch (outcome.kind) {
    case 'obey':
    case 'follow':
      return '';
    case 'obey-cached':
      return `: the last good copy counts${phase}`;
    case 'allow-all':
      return `: taken for a site without rules${phase}${noCopy}`;
    case 'disallow-all':
      return `: the whole site counts as closed${phase}${noCopy}`;
    case 'defer':
      return ': nothing is fetched until the file can be had';
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
      return ['The type is ', code(note.contentType), ': a web page rather than a robots.txt.'];
    case 'not-plain-text':
      return ['The type is ', code(note.contentType), ', not text/plain.'];
    case 'empty-body':
      return ['The body is empty: nothing is forbidden.'];
    case 'rest-ignored':
      return [`Of ${sizeInWords(note.octets)} the first ${sizeInWords(note.limit)} are read.`];
    case 'from-other-origin':
      return ['The rules come from ', code(note.answered), ' and bind ', code(note.asked), ' alone.'];
  }
}

/** Why an outcome holds as long as it does. */
export const holdReasons: { readonly [Basis in AccessHold['basis']]: string } = {
  'max-age': 'by max-age',
  'no-store': 'not kept: no-store',
  expires: 'by Expires',
  habit: 'where no header says otherwise',
  maximum: 'the longest there is',
  phase: 'if the outage goes on',
  copy: 'then the copy is too old',
};

/** What to say where nobody tells how long an outcome holds. */
export function noHoldReason({ kind, phase }: AccessOutcome): string {
  if (kind === 'follow') return 'until it is followed';
  if (kind === 'defer' || phase !== null) return 'as long as it lasts';
  return 'nobody says';
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
      return `Line ${line} should be a status line such as “HTTP/1.1 200 OK”: use curl’s -i.`;
    case 'not-a-header':
      return `Line ${line} stands among the headers but is none.`;
    case 'unknown-curl-error':
      return `Line ${line} is an error of curl’s that is about no fetch.`;
  }
}
