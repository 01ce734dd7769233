import type { Evidence } from '../evidence.ts';
import type { AccessReading } from './accessChoices.ts';
import { res1994Access } from './res1994.ts';
import { unverifiedAccess } from './unverified.ts';

const help = 'Yahoo! Search help, Slurp';

const open: Evidence = {
  certainty: 'vendor',
  source: help,
  note: 'An unavailable file restricts nothing; Slurp keeps trying and obeys the file when it is available.',
};

const unverified = unverifiedAccess({ ...res1994Access.choices, redirectHops: 'unlimited' }, help);

/** Slurp: no file, for whatever reason, no restrictions. */
export const slurpAccess: AccessReading = {
  choices: unverified.choices,
  evidence: {
    ...unverified.evidence,
    success: {
      certainty: 'vendor',
      source: `${help}; draft-koster-robots-00 3.1`,
      note: 'According to the 1996 draft, which it says it follows.',
    },
    unauthorized: open,
    tooManyRequests: open,
    clientError: open,
    serverError: open,
    networkFailure: open,
    brokenResponse: open,
    otherStatus: open,
    unreachable: open,
  },
};
