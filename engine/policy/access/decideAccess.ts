import type { AccessChoices, AccessTreatment } from '../../dialects/access/accessChoices.ts';
import type { AccessInput } from './accessInput.ts';
import type { AccessOutcome, AccessReason } from './accessOutcome.ts';
import { classifyResult } from './classifyResult.ts';
import { cacheHold } from './hold.ts';
import { notesOf } from './notes.ts';
import { outageHold, phaseAt, treat, treatmentIn } from './outage.ts';
import type { AccessReader, FetchPractice } from './reader.ts';
import { practiceOf } from './reader.ts';

const inOrder = (value: number): number => (value > 0 && Number.isFinite(value) ? value : 0);

/** The input with times that make sense: no negative age, nothing but finite numbers. */
function tidy(input: AccessInput): AccessInput {
  return {
    ...input,
    cached: input.cached === null ? null : { ageSeconds: inOrder(input.cached.ageSeconds) },
    failingForSeconds: inOrder(input.failingForSeconds),
    now: Number.isFinite(input.now) ? input.now : 0,
  };
}

function withoutFile(
  practice: FetchPractice,
  input: AccessInput,
  reason: AccessReason,
  choice: keyof AccessChoices,
  treatment: AccessTreatment,
): AccessOutcome {
  const { choices, evidence } = practice.access;
  if (treatment === 'unreachable') {
    const phase = phaseAt(choices, input.failingForSeconds);
    const site = treat(choices, input, treatmentIn(choices, input, phase));
    const hold = outageHold(choices, input, site, phase);
    return { ...site, reason, choice: 'unreachable', evidence: evidence.unreachable, hold, phase, notes: [] };
  }
  const site = treat(choices, input, treatment);
  const settled = site.copy !== 'used' && isSettled(reason);
  const hold = settled ? cacheHold(choices, input) : outageHold(choices, input, site, null);
  return { ...site, reason, choice, evidence: evidence[choice], hold, phase: null, notes: [] };
}

/** True for an answer that tells there is no file to be had, and so is kept as one would be; an outage is not. */
function isSettled(reason: AccessReason): boolean {
  return reason.kind !== 'failure' && reason.kind !== 'server-error' && reason.kind !== 'other-status';
}

/** What `practice` makes of an answer. */
export function decideAccess(practice: FetchPractice, given: AccessInput): AccessOutcome {
  const input = tidy(given);
  const { choices, evidence } = practice.access;
  const result = classifyResult(practice, input);
  const { reason } = result;
  switch (result.kind) {
    case 'file':
      return {
        kind: 'obey',
        reason,
        choice: 'success',
        evidence: evidence.success,
        hold: cacheHold(choices, input),
        phase: null,
        copy: 'not-asked',
        notes: notesOf(practice, input),
      };
    case 'copy-holds':
      return {
        kind: 'obey-cached',
        reason,
        choice: 'notModified',
        evidence: evidence.notModified,
        hold: cacheHold(choices, input),
        phase: null,
        copy: 'used',
        notes: [],
      };
    case 'oversize':
      return {
        kind: 'allow-all',
        reason,
        choice: 'oversizeFile',
        evidence: practice.sizeEvidence,
        hold: cacheHold(choices, input),
        phase: null,
        copy: 'not-asked',
        notes: [],
      };
    case 'redirect':
      return {
        kind: 'follow',
        reason,
        choice: 'redirectHops',
        evidence: evidence.redirectHops,
        hold: null,
        phase: null,
        copy: 'not-asked',
        notes: [],
      };
    case 'no-file':
      return withoutFile(practice, input, reason, result.choice, result.treatment);
  }
}

/**
 * What a reader does with a site, given how the fetch of its robots.txt went: the outcome, why, by which of its
 * choices, how sure that is, and until when it holds. Decides before any rule is read.
 */
export function accessOutcome(reader: AccessReader, input: AccessInput): AccessOutcome {
  return decideAccess(practiceOf(reader), input);
}
