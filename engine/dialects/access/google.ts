import type { AccessReading } from './accessChoices.ts';
import { DAY, HALF_DAY, THIRTY_DAYS } from './accessChoices.ts';

const statusCodes = "Google's documentation, Handling of errors and HTTP status codes";
const caching = "Google's documentation, Caching";

/** How Google's crawlers fetch robots.txt, as documented. */
export const googleAccess: AccessReading = {
  choices: {
    success: '2xx',
    notModified: 'other-status',
    redirectHops: 5,
    redirectsBeyond: 'allow-all',
    unauthorized: 'allow-all',
    tooManyRequests: 'unreachable',
    clientError: 'allow-all',
    serverError: 'unreachable',
    networkFailure: 'unreachable',
    brokenResponse: 'unreachable',
    otherStatus: 'unreachable',
    unreachable: [
      { fromSeconds: 0, treatment: 'disallow-all' },
      { fromSeconds: HALF_DAY, treatment: 'cached-or-allow-all' },
      { fromSeconds: THIRTY_DAYS, treatment: 'allow-all', siteUnreachable: 'disallow-all' },
    ],
    copySeconds: 'unlimited',
    cacheSeconds: DAY,
    cacheHeaders: 'max-age',
    cacheMaximumSeconds: 'unlimited',
  },
  evidence: {
    success: { certainty: 'vendor', source: statusCodes },
    notModified: {
      certainty: 'vendor',
      source: "Google's documentation, File location and range of validity",
      note: 'The file is fetched without conditions, so a 304 is not expected.',
    },
    redirectHops: {
      certainty: 'vendor',
      source: statusCodes,
      note: "'At least five'; redirects by HTML or JavaScript are not followed.",
    },
    redirectsBeyond: { certainty: 'vendor', source: statusCodes, note: 'Treated as a 404.' },
    unauthorized: {
      certainty: 'vendor',
      source: statusCodes,
      note: '401 and 403 do not block Google: they are treated as no file.',
    },
    tooManyRequests: { certainty: 'vendor', source: statusCodes, note: 'Treated as a server error.' },
    clientError: { certainty: 'vendor', source: statusCodes },
    serverError: { certainty: 'vendor', source: statusCodes },
    networkFailure: { certainty: 'vendor', source: statusCodes },
    brokenResponse: { certainty: 'vendor', source: statusCodes },
    otherStatus: {
      certainty: 'ours',
      source: statusCodes,
      note: 'Not mentioned; we treat it as an invalid response.',
    },
    unreachable: {
      certainty: 'vendor',
      source: statusCodes,
      note: 'No crawling for 12 hours; then the cached copy is used for up to 30 days, or no restrictions apply without one; then as if there were no file, if the rest of the site responds.',
    },
    copySeconds: {
      certainty: 'vendor',
      source: statusCodes,
      note: 'The duration of the outage counts, not the age of the copy.',
    },
    cacheSeconds: { certainty: 'vendor', source: caching },
    cacheHeaders: { certainty: 'vendor', source: caching, note: 'max-age may raise or lower the time.' },
    cacheMaximumSeconds: { certainty: 'ours', source: caching, note: 'No maximum is stated.' },
  },
};
