import type { AccessChoices } from '../../dialects/access/accessChoices.ts';
import type { Freshness } from '../../http/freshness.ts';
import { freshnessOf, maxAgeFreshness } from '../../http/freshness.ts';
import type { AccessInput } from './accessInput.ts';
import type { AccessHold } from './accessOutcome.ts';

/** A hold of so many seconds from the time of the fetch. */
export function holdFor(input: AccessInput, seconds: number, basis: AccessHold['basis']): AccessHold {
  return { seconds, until: input.now + seconds, basis };
}

function freshnessBy(choices: AccessChoices, input: AccessInput): Freshness | null {
  if (input.result.kind !== 'response') return null;
  const { headers } = input.result;
  switch (choices.cacheHeaders) {
    case 'all':
      return freshnessOf(headers, input.now);
    case 'max-age':
      return maxAgeFreshness(headers);
    case 'none':
    case 'not-known':
      return null;
  }
}

/** For how long an answer is kept: by its headers where the practice reads them, else by habit; null where nobody says. */
export function cacheHold(choices: AccessChoices, input: AccessInput): AccessHold | null {
  const fresh = freshnessBy(choices, input);
  const maximum = choices.cacheMaximumSeconds;
  if (fresh !== null && maximum !== 'unlimited' && fresh.seconds > maximum)
    return holdFor(input, maximum, 'maximum');
  if (fresh !== null) return holdFor(input, fresh.seconds, fresh.basis);
  return choices.cacheSeconds === 'not-known' ? null : holdFor(input, choices.cacheSeconds, 'habit');
}
