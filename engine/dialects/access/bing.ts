import type { AccessReading } from './accessChoices.ts';
import { rfc9309Access } from './rfc9309.ts';
import { unverifiedAccess } from './unverified.ts';

const help = 'Bing Webmaster help, robots.txt';

const unverified = unverifiedAccess(
  {
    ...rfc9309Access.choices,
    unreachable: [{ fromSeconds: 0, treatment: 'disallow-all' }],
    cacheSeconds: 'not-known',
    cacheHeaders: 'not-known',
    cacheMaximumSeconds: 'unlimited',
  },
  help,
);

/** Bing publishes next to nothing of this: RFC 9309's choices, marked as unverified. */
export const bingAccess: AccessReading = {
  choices: unverified.choices,
  evidence: {
    ...unverified.evidence,
    clientError: {
      certainty: 'vendor',
      source: 'Bing Webmaster blog, May 2012',
      note: 'Stated for a host without the file: everything may be crawled.',
    },
    cacheSeconds: { certainty: 'reported', source: help, note: 'Read again after some hours.' },
  },
};
