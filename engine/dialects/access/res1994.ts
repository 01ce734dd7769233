import type { Evidence } from '../evidence.ts';
import type { AccessReading } from './accessChoices.ts';

const asLwp = (note: string): Evidence => ({
  certainty: 'reported',
  source: '1994, The Method (silent); LWP::RobotUA',
  note,
});

const open = asLwp('The text does not say; libwww-perl takes it for a site without rules.');

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
    success: asLwp(
      'The text does not say; libwww-perl also wants a text type and a line that begins with Disallow.',
    ),
    notModified: asLwp('The text does not say; it is what HTTP means by it.'),
    redirectHops: asLwp('The text does not say; libwww-perl follows seven.'),
    redirectsBeyond: open,
    unauthorized: open,
    tooManyRequests: open,
    clientError: open,
    serverError: open,
    networkFailure: open,
    brokenResponse: open,
    otherStatus: open,
    unreachable: open,
    copySeconds: asLwp('The text does not say; no copy is used in place of a file.'),
    cacheSeconds: asLwp(
      'The text does not say; WWW::RobotRules keeps rules for a year where no header says otherwise.',
    ),
    cacheHeaders: asLwp('The text does not say.'),
    cacheMaximumSeconds: asLwp('The text does not say.'),
  },
};
