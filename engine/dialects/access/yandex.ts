import type { Evidence } from '../evidence.ts';
import type { AccessReading } from './accessChoices.ts';
import { res1994Access } from './res1994.ts';
import { unverifiedAccess } from './unverified.ts';

const requirements = 'Yandex Webmaster, requirements of robots.txt';

const open: Evidence = {
  certainty: 'reported',
  source: requirements,
  note: 'A file not returned with 200 is ignored: everything is allowed.',
};
const literally: Evidence = {
  certainty: 'unverified',
  source: requirements,
  note: 'Allowed according to the requirements; current behaviour is unverified.',
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
      note: 'Followed, also to another site; the limit is not stated.',
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
