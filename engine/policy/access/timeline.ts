import type { AccessInput } from './accessInput.ts';
import type { AccessOutcome } from './accessOutcome.ts';
import { decideAccess } from './decideAccess.ts';
import { copyEndsIn } from './outage.ts';
import type { AccessReader } from './reader.ts';
import { practiceOf } from './reader.ts';

/** A stretch of an outage in which one outcome holds; seconds since the first failure. */
export interface AccessPeriod {
  readonly fromSeconds: number;
  /** Null for the last: as long as nothing changes. */
  readonly toSeconds: number | null;
  /** As at the start of the period. */
  readonly outcome: AccessOutcome;
}

/** The input as it is `seconds` after the first failure: clock and copy move with it. */
function inputAt(input: AccessInput, seconds: number): AccessInput {
  const passed = seconds - input.failingForSeconds;
  const cached = input.cached === null ? null : { ageSeconds: Math.max(0, input.cached.ageSeconds + passed) };
  return { ...input, cached, failingForSeconds: seconds, now: input.now + passed };
}

/**
 * What a reader does from the first failure on, as long as the file answers as in `input`: one period for an answer
 * that does not change with time, several for an outage or a copy that grows old.
 */
export function accessTimeline(reader: AccessReader, input: AccessInput): readonly AccessPeriod[] {
  const practice = practiceOf(reader);
  const { choices } = practice.access;
  const first = inputAt(input, 0);
  const outcome = decideAccess(practice, first);
  const starts = new Set([0]);
  if (outcome.phase !== null) for (const phase of choices.unreachable) starts.add(phase.fromSeconds);
  const copyEnds = copyEndsIn(choices, first);
  // A copy still counts on its last second.
  if (copyEnds !== null && copyEnds >= 0 && asksForCopy(outcome)) starts.add(copyEnds + 1);
  const sorted = [...starts].toSorted((a, b) => a - b);
  return sorted.map((fromSeconds, index) => ({
    fromSeconds,
    toSeconds: sorted[index + 1] ?? null,
    outcome: decideAccess(practice, inputAt(input, fromSeconds)),
  }));
}

function asksForCopy(outcome: AccessOutcome): boolean {
  return outcome.copy !== 'not-asked' || outcome.phase !== null;
}
