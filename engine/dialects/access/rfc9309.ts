import type { AccessReading } from './accessChoices.ts';
import { DAY, THIRTY_DAYS } from './accessChoices.ts';

/** RFC 9309 2.3 and 2.4: access method and caching. */
export const rfc9309Access: AccessReading = {
  choices: {
    success: '2xx',
    notModified: 'copy-holds',
    redirectHops: 5,
    redirectsBeyond: 'allow-all',
    unauthorized: 'allow-all',
    tooManyRequests: 'allow-all',
    clientError: 'allow-all',
    serverError: 'unreachable',
    networkFailure: 'unreachable',
    brokenResponse: 'unreachable',
    otherStatus: 'unreachable',
    unreachable: [
      { fromSeconds: 0, treatment: 'disallow-all' },
      { fromSeconds: THIRTY_DAYS, treatment: 'cached-or-allow-all' },
    ],
    copySeconds: 'unlimited',
    cacheSeconds: DAY,
    cacheHeaders: 'all',
    cacheMaximumSeconds: DAY,
  },
  evidence: {
    success: { certainty: 'text', source: 'RFC 9309 2.3.1.1' },
    notModified: {
      certainty: 'text',
      source: 'RFC 9309 2.4; RFC 9111 4.3',
      note: 'A crawler may use HTTP cache control, including conditional requests.',
    },
    redirectHops: {
      certainty: 'text',
      source: 'RFC 9309 2.3.1.2',
      note: 'At least five should be followed; the rules apply to the authority requested first.',
    },
    redirectsBeyond: {
      certainty: 'text',
      source: 'RFC 9309 2.3.1.2',
      note: 'A crawler may treat the file as unavailable.',
    },
    unauthorized: { certainty: 'text', source: 'RFC 9309 2.3.1.3', note: 'All of 400 to 499.' },
    tooManyRequests: {
      certainty: 'text',
      source: 'RFC 9309 2.3.1.3',
      note: 'All of 400 to 499, 429 included.',
    },
    clientError: { certainty: 'text', source: 'RFC 9309 2.3.1.3', note: 'A crawler may access anything.' },
    serverError: { certainty: 'text', source: 'RFC 9309 2.3.1.4' },
    networkFailure: { certainty: 'text', source: 'RFC 9309 2.3.1.4' },
    brokenResponse: {
      certainty: 'ours',
      source: 'RFC 9309 2.3.1.4',
      note: 'Incomplete files are not mentioned; we treat them as a network error.',
    },
    otherStatus: {
      certainty: 'ours',
      source: 'RFC 9309 2.3.1',
      note: 'Not mentioned; we treat it as unreachable, to be safe.',
    },
    unreachable: {
      certainty: 'text',
      source: 'RFC 9309 2.3.1.4',
      note: 'Complete disallow; after a long time, for example 30 days, a crawler may treat it as unavailable or continue to use its copy.',
    },
    copySeconds: {
      certainty: 'text',
      source: 'RFC 9309 2.4',
      note: 'More than 24 hours only while the file is unreachable.',
    },
    cacheSeconds: { certainty: 'text', source: 'RFC 9309 2.4' },
    cacheHeaders: { certainty: 'text', source: 'RFC 9309 2.4; RFC 9111' },
    cacheMaximumSeconds: {
      certainty: 'text',
      source: 'RFC 9309 2.4',
      note: 'Headers can shorten the 24 hours, and should not lengthen them.',
    },
  },
};
