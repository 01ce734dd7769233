import type { AccessChoices, AccessReading } from '../dialects/access/accessChoices.ts';
import { DAY, THIRTY_DAYS } from '../dialects/access/accessChoices.ts';
import type { Evidence } from '../dialects/evidence.ts';
import { dialectOf } from '../dialects/index.ts';
import type { Crawler } from './crawler.ts';

/** What an operator says of fetching robots.txt that differs from its crawler's dialect. */
interface AccessDifference {
  readonly choices: Partial<AccessChoices>;
  readonly evidence: Evidence;
}

const amazon: AccessDifference = {
  choices: {
    notModified: 'other-status',
    redirectHops: 0,
    redirectsBeyond: 'cached-or-allow-all',
    unauthorized: 'cached-or-allow-all',
    tooManyRequests: 'cached-or-allow-all',
    clientError: 'cached-or-allow-all',
    serverError: 'cached-or-allow-all',
    networkFailure: 'cached-or-allow-all',
    brokenResponse: 'cached-or-allow-all',
    otherStatus: 'cached-or-allow-all',
    unreachable: [{ fromSeconds: 0, treatment: 'cached-or-allow-all' }],
    copySeconds: THIRTY_DAYS,
    cacheSeconds: DAY,
    cacheHeaders: 'not-known',
  },
  evidence: {
    certainty: 'vendor',
    source: 'https://developer.amazon.com/amazonbot',
    note: 'For any status other than 2xx, literally including redirects: uses a copy from the last 30 days, else behaves as if there were no file. Changes take effect within a day.',
  },
};

const majestic: AccessDifference = {
  choices: {
    serverError: 'allow-all',
    networkFailure: 'allow-all',
    brokenResponse: 'allow-all',
    otherStatus: 'allow-all',
  },
  evidence: {
    certainty: 'reported',
    source: 'https://mj12bot.com',
    note: 'It crawls if the file cannot be read.',
  },
};

const sibling = (difference: AccessDifference): AccessDifference => ({
  ...difference,
  evidence: { ...difference.evidence, certainty: 'reported' },
});

/** By token in lower case. */
const differences: ReadonlyMap<string, AccessDifference> = new Map([
  ['amazonbot', amazon],
  ['amzn-searchbot', sibling(amazon)],
  ['amzn-user', sibling(amazon)],
  ['mj12bot', majestic],
]);

function withDifference(reading: AccessReading, { choices, evidence }: AccessDifference): AccessReading {
  const own = Object.fromEntries(Object.keys(choices).map((choice) => [choice, evidence]));
  return {
    choices: { ...reading.choices, ...choices },
    evidence: { ...reading.evidence, ...own },
  };
}

/** How a crawler fetches robots.txt: as its dialect, but for what its operator says otherwise. */
export function accessOf(crawler: Crawler): AccessReading {
  const reading = dialectOf(crawler.dialect).access;
  const difference = differences.get(crawler.token.toLowerCase());
  return difference === undefined ? reading : withDifference(reading, difference);
}
