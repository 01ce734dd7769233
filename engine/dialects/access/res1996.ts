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
      note: 'A robot that caches the file must regularly check that its copy is fresh.',
    },
    redirectHops: { certainty: 'text', source: access, note: 'Followed until a resource is found.' },
    redirectsBeyond: unnamed('Redirect loops are not mentioned; we treat them as a temporary failure.'),
    unauthorized: { certainty: 'text', source: access, note: 'Recommendation: treat the site as blocked.' },
    tooManyRequests: unnamed('Newer than the text; we treat it like other 4xx statuses.'),
    clientError: {
      certainty: 'text',
      source: access,
      note: 'Stated for 404; we treat other 4xx statuses the same.',
    },
    serverError: unnamed('5xx is not mentioned; we treat it as a temporary failure.'),
    networkFailure: { certainty: 'text', source: access },
    brokenResponse: unnamed('Not mentioned; we treat it as a temporary failure.'),
    otherStatus: unnamed('Not mentioned; we treat it as a temporary failure.'),
    unreachable: {
      certainty: 'text',
      source: access,
      note: 'Recommendation: defer visits until the file is available.',
    },
    copySeconds: unnamed('A cached copy is not used for an unavailable file.'),
    cacheSeconds: { certainty: 'text', source: 'draft-koster-robots-00 3.4', note: 'Seven days.' },
    cacheHeaders: { certainty: 'text', source: 'draft-koster-robots-00 3.4', note: 'Mainly Expires.' },
    cacheMaximumSeconds: { certainty: 'text', source: 'draft-koster-robots-00 3.4' },
  },
};
