import type { Evidence } from '../evidence.ts';
import type { AccessReading } from './accessChoices.ts';

const asLwp = (note: string): Evidence => ({
  certainty: 'reported',
  source: '1994, The Method (silent); LWP::RobotUA',
  note,
});

const open = asLwp('Not stated; libwww-perl treats it as a site without rules.');

/** 1994 names an address and nothing else about the answer: what Perl's library made of it. */
export const res1994Access: AccessReading = {
  choices: {
    success: '2xx',
    notModified: 'copy-holds',
    redirectHops: 7,
    redirectsBeyond: 'allow-all',
    unauthorized: 'allow-all',
    tooManyRequests: 'allow-all',
    clientError: 'allow-all',
    serverError: 'allow-all',
    networkFailure: 'allow-all',
    brokenResponse: 'allow-all',
    otherStatus: 'allow-all',
    unreachable: [{ fromSeconds: 0, treatment: 'allow-all' }],
    copySeconds: 'unlimited',
    cacheSeconds: 'not-known',
    cacheHeaders: 'not-known',
    cacheMaximumSeconds: 'unlimited',
  },
  evidence: {
    success: asLwp('Not stated; libwww-perl also requires a text type and a line that starts with Disallow.'),
    notModified: asLwp('Not stated; this is its meaning in HTTP.'),
    redirectHops: asLwp('Not stated; libwww-perl follows seven.'),
    redirectsBeyond: open,
    unauthorized: open,
    tooManyRequests: open,
    clientError: open,
    serverError: open,
    networkFailure: open,
    brokenResponse: open,
    otherStatus: open,
    unreachable: open,
    copySeconds: asLwp('Not stated; no cached copy is used.'),
    cacheSeconds: asLwp('Not stated; WWW::RobotRules keeps rules for a year unless a header says otherwise.'),
    cacheHeaders: asLwp('Not stated.'),
    cacheMaximumSeconds: asLwp('Not stated.'),
  },
};
