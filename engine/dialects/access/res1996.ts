import type { Evidence } from '../evidence.ts';
import type { AccessReading } from './accessChoices.ts';
import { WEEK } from './accessChoices.ts';

const access = 'draft-koster-robots-00 3.1';

const unnamed = (note: string): Evidence => ({ certainty: 'ours', source: access, note });

/** draft-koster-robots-00 3.1 and 3.4: the answer to the request, and how long it holds. */
export const res1996Access: AccessReading = {
  choices: {
    success: '2xx',
    notModified: 'copy-holds',
    redirectHops: 'unlimited',
    redirectsBeyond: 'unreachable',
    unauthorized: 'disallow-all',
    tooManyRequests: 'allow-all',
    clientError: 'allow-all',
    serverError: 'unreachable',
    networkFailure: 'unreachable',
    brokenResponse: 'unreachable',
    otherStatus: 'unreachable',
    unreachable: [{ fromSeconds: 0, treatment: 'defer' }],
    copySeconds: 'unlimited',
    cacheSeconds: WEEK,
    cacheHeaders: 'all',
    cacheMaximumSeconds: 'unlimited',
  },
  evidence: {
    success: { certainty: 'text', source: access, note: 'The robot must read and follow it.' },
    notModified: {
      certainty: 'text',
      source: 'draft-koster-robots-00 3.4',
      note: 'A robot that keeps a copy must verify now and then that it is fresh.',
    },
    redirectHops: { certainty: 'text', source: access, note: 'Followed until something is found.' },
    redirectsBeyond: unnamed('Redirects that go round are not named; we count them as a temporary failure.'),
    unauthorized: { certainty: 'text', source: access, note: 'A recommendation: the site is closed.' },
    tooManyRequests: unnamed('Younger than the text; we count it with the other 4xx.'),
    clientError: {
      certainty: 'text',
      source: access,
      note: 'Said of 404; we count the other 4xx with it.',
    },
    serverError: unnamed('5xx are not named; we count them as temporary failures.'),
    networkFailure: { certainty: 'text', source: access },
    brokenResponse: unnamed('Not named; we count it as a temporary failure.'),
    otherStatus: unnamed('Not named; we count it as a temporary failure.'),
    unreachable: {
      certainty: 'text',
      source: access,
      note: 'A recommendation: put off visits until the file can be had.',
    },
    copySeconds: unnamed('A copy is not used in place of a file that cannot be had.'),
    cacheSeconds: { certainty: 'text', source: 'draft-koster-robots-00 3.4', note: 'Seven days.' },
    cacheHeaders: { certainty: 'text', source: 'draft-koster-robots-00 3.4', note: 'Expires above all.' },
    cacheMaximumSeconds: { certainty: 'text', source: 'draft-koster-robots-00 3.4' },
  },
};
