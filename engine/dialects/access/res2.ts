import type { Evidence } from '../evidence.ts';
import type { AccessReading } from './accessChoices.ts';
import { res1994Access } from './res1994.ts';

const as1994 = (note: string): Evidence => ({
  certainty: 'reported',
  source: "Conner, 'An Extended Standard for Robot Exclusion' (method as 1994); LWP::RobotUA",
  note,
});

const open = as1994('Not stated; libwww-perl treats it as a site without rules.');

/** 2.0 leaves the method of access as 1994 has it, which is silent. */
export const res2Access: AccessReading = {
  choices: res1994Access.choices,
  evidence: {
    success: as1994('Not stated.'),
    notModified: as1994('Not stated; this is its meaning in HTTP.'),
    redirectHops: as1994('Not stated; libwww-perl follows seven.'),
    redirectsBeyond: open,
    unauthorized: open,
    tooManyRequests: open,
    clientError: open,
    serverError: open,
    networkFailure: open,
    brokenResponse: open,
    otherStatus: open,
    unreachable: open,
    copySeconds: as1994('Not stated.'),
    cacheSeconds: as1994('Not stated.'),
    cacheHeaders: as1994('Not stated.'),
    cacheMaximumSeconds: as1994('Not stated.'),
  },
};
