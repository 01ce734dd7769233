import type { AccessChoices, AccessTreatment } from '../../dialects/access/accessChoices.ts';
import type { AccessInput, FetchFailure, FetchResult } from './accessInput.ts';
import type { AccessReason } from './accessOutcome.ts';
import type { FetchPractice } from './reader.ts';

/** What kind of answer it is, and how it is treated by which choice. */
export type ClassifiedResult =
  | { readonly kind: 'file'; readonly reason: AccessReason }
  | { readonly kind: 'copy-holds'; readonly reason: AccessReason }
  | { readonly kind: 'oversize'; readonly reason: AccessReason }
  | { readonly kind: 'redirect'; readonly reason: AccessReason }
  | {
      readonly kind: 'no-file';
      readonly reason: AccessReason;
      readonly choice: keyof AccessChoices;
      readonly treatment: AccessTreatment;
    };

/** The choices that say how an answer without a file is treated. */
type TreatmentChoice = {
  [Choice in keyof AccessChoices]: AccessChoices[Choice] extends AccessTreatment ? Choice : never;
}[keyof AccessChoices];

function noFile(choices: AccessChoices, choice: TreatmentChoice, reason: AccessReason): ClassifiedResult {
  return { kind: 'no-file', reason, choice, treatment: choices[choice] };
}

function choiceOfFailure(failure: FetchFailure): TreatmentChoice {
  switch (failure) {
    case 'dns':
    case 'timeout':
    case 'connection':
    case 'tls':
      return 'networkFailure';
    case 'truncated':
    case 'invalid-response':
      return 'brokenResponse';
    case 'redirect-loop':
      return 'redirectsBeyond';
  }
}

const redirectStatuses: ReadonlySet<number> = new Set([300, 301, 302, 303, 307, 308]);

/** True for a status that sends a client elsewhere, if a Location says where. */
export function isRedirect(status: number): boolean {
  return redirectStatuses.has(status);
}

function classifyRedirect(
  choices: AccessChoices,
  hops: number,
  status: number,
  location: string | undefined,
): ClassifiedResult {
  if (location === undefined || location === '')
    return noFile(choices, 'otherStatus', { kind: 'other-status', status });
  const limit = choices.redirectHops;
  if (limit !== 'unlimited' && hops + 1 > limit)
    return noFile(choices, 'redirectsBeyond', { kind: 'too-many-redirects', hops: hops + 1, limit });
  return { kind: 'redirect', reason: { kind: 'redirect', status, location } };
}

function classifyBody(practice: FetchPractice, status: number, octets: number | null): ClassifiedResult {
  const limit = practice.fileOctets;
  const ignored = practice.oversizeFile === 'file-ignored';
  if (ignored && octets !== null && limit !== 'unlimited' && octets > limit)
    return { kind: 'oversize', reason: { kind: 'oversize', octets, limit } };
  return { kind: 'file', reason: { kind: 'file', status } };
}

function classifyResponse(
  practice: FetchPractice,
  { hops: { length: hops }, cached }: AccessInput,
  result: Extract<FetchResult, { kind: 'response' }>,
): ClassifiedResult {
  const { choices } = practice.access;
  const { status } = result;
  const successful = choices.success === '2xx' ? status >= 200 && status < 300 : status === 200;
  if (successful) return classifyBody(practice, status, result.bodyOctets);
  if (status === 304 && cached !== null && choices.notModified === 'copy-holds')
    return { kind: 'copy-holds', reason: { kind: 'not-modified', status } };
  if (isRedirect(status)) return classifyRedirect(choices, hops, status, result.location);
  if (status === 401 || status === 403)
    return noFile(choices, 'unauthorized', { kind: 'unauthorized', status });
  if (status === 429) return noFile(choices, 'tooManyRequests', { kind: 'too-many-requests', status });
  if (status >= 400 && status < 500) return noFile(choices, 'clientError', { kind: 'client-error', status });
  if (status >= 500 && status < 600) return noFile(choices, 'serverError', { kind: 'server-error', status });
  return noFile(choices, 'otherStatus', { kind: 'other-status', status });
}

/** Sorts an answer by the practice's choices. */
export function classifyResult(practice: FetchPractice, input: AccessInput): ClassifiedResult {
  const { choices } = practice.access;
  const hops = input.hops.length;
  const limit = choices.redirectHops;
  if (limit !== 'unlimited' && hops > limit)
    return noFile(choices, 'redirectsBeyond', { kind: 'too-many-redirects', hops, limit });
  if (input.result.kind === 'response') return classifyResponse(practice, input, input.result);
  const { failure } = input.result;
  return noFile(choices, choiceOfFailure(failure), { kind: 'failure', failure });
}
