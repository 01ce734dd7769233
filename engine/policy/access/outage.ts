import type { AccessChoices, PhaseTreatment } from '../../dialects/access/accessChoices.ts';
import type { AccessInput } from './accessInput.ts';
import type { AccessHold, AccessOutcome, CopyUse, OutagePhase } from './accessOutcome.ts';
import { holdFor } from './hold.ts';

/** What a treatment comes to, given the copy that the crawler has. */
export interface TreatedSite {
  readonly kind: Exclude<AccessOutcome['kind'], 'obey' | 'follow'>;
  readonly copy: CopyUse;
}

function copyUse(choices: AccessChoices, input: AccessInput): CopyUse {
  if (input.cached === null) return 'none';
  const oldest = choices.copySeconds;
  return oldest !== 'unlimited' && input.cached.ageSeconds > oldest ? 'too-old' : 'used';
}

/** Carries a treatment out. */
export function treat(choices: AccessChoices, input: AccessInput, treatment: PhaseTreatment): TreatedSite {
  switch (treatment) {
    case 'allow-all':
    case 'disallow-all':
    case 'defer':
      return { kind: treatment, copy: 'not-asked' };
    case 'cached-or-allow-all':
    case 'cached-or-disallow-all': {
      const copy = copyUse(choices, input);
      if (copy === 'used') return { kind: 'obey-cached', copy };
      return { kind: treatment === 'cached-or-allow-all' ? 'allow-all' : 'disallow-all', copy };
    }
  }
}

/** When the copy becomes too old, in seconds from now; null for never. */
export function copyEndsIn(choices: AccessChoices, input: AccessInput): number | null {
  if (input.cached === null || choices.copySeconds === 'unlimited') return null;
  return choices.copySeconds - input.cached.ageSeconds;
}

/** The phase of an outage at `seconds` after the first failure. */
export function phaseAt(choices: AccessChoices, seconds: number): OutagePhase {
  const later = choices.unreachable.findIndex((phase) => phase.fromSeconds > seconds);
  const index = Math.max(0, (later === -1 ? choices.unreachable.length : later) - 1);
  return {
    index,
    fromSeconds: choices.unreachable[index]?.fromSeconds ?? 0,
    toSeconds: choices.unreachable[index + 1]?.fromSeconds ?? null,
  };
}

/** What holds in a phase. */
export function treatmentIn(choices: AccessChoices, input: AccessInput, phase: OutagePhase): PhaseTreatment {
  const { treatment, siteUnreachable } = choices.unreachable[phase.index] ?? choices.unreachable[0];
  return input.siteReachable ? treatment : (siteUnreachable ?? treatment);
}

/** Until the phase ends, or before that the copy that is used; null for the last phase with a copy that never ends. */
export function outageHold(
  choices: AccessChoices,
  input: AccessInput,
  site: TreatedSite,
  phase: OutagePhase | null,
): AccessHold | null {
  const toEnd = phase?.toSeconds ?? null;
  const phaseEnds = toEnd === null ? null : toEnd - input.failingForSeconds;
  const copyEnds = site.copy === 'used' ? copyEndsIn(choices, input) : null;
  if (copyEnds !== null && (phaseEnds === null || copyEnds < phaseEnds))
    return holdFor(input, copyEnds, 'copy');
  return phaseEnds === null ? null : holdFor(input, phaseEnds, 'phase');
}
