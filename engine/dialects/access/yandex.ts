import type { Evidence } from '../evidence.ts';
import type { AccessReading } from './accessChoices.ts';
import { res1994Access } from './res1994.ts';
import { unverifiedAccess } from './unverified.ts';

const requirements = 'Yandex Webmaster, requirements of robots.txt';

const open: Evidence = {
  certainty: 'reported',
  source: requirements,
  note: 'A file that is not answered with 200 does not count: the site is open.',
};
const literally: Evidence = {
  certainty: 'unverified',
  source: requirements,
  note: 'Open by the letter of the requirements; what the robots do today is unverified.',
};

const unverified = unverifiedAccess(
  { ...res1994Access.choices, success: '200-only', redirectHops: 'unlimited' },
  requirements,
);

/** Yandex: a 200, else the site is open. */
export const yandexAccess: AccessReading = {
  choices: unverified.choices,
  evidence: {
    ...unverified.evidence,
    success: open,
    redirectHops: {
      certainty: 'reported',
      source: requirements,
      note: 'Followed, to another site too; how many is not said.',
    },
    redirectsBeyond: literally,
    unauthorized: open,
    tooManyRequests: open,
    clientError: open,
    serverError: literally,
    networkFailure: literally,
    brokenResponse: literally,
    otherStatus: open,
    unreachable: literally,
  },
};
