import type { Evidence } from '../evidence.ts';

/**
 * What an answer other than a readable file means: no restrictions; a closed site; come back later without fetching
 * anything; the last good copy where there is one, else no restrictions; or one of the `unreachable` phases, by time.
 */
export type AccessTreatment = 'allow-all' | 'disallow-all' | 'defer' | 'cached-or-allow-all' | 'unreachable';

/** What holds in one phase of an outage. */
export type PhaseTreatment = Exclude<AccessTreatment, 'unreachable'> | 'cached-or-disallow-all';

/** A phase of an outage, up to the next one's start. */
export interface UnreachablePhase {
  /** Seconds since the first failure. */
  readonly fromSeconds: number;
  readonly treatment: PhaseTreatment;
  /** What holds instead where the rest of the site is unreachable too. */
  readonly siteUnreachable?: PhaseTreatment;
}

/** The ways in which crawlers may differ before they read a robots.txt: what they make of the answer they get. */
export interface AccessChoices {
  /** Which statuses say that the body is the file. */
  readonly success: '2xx' | '200-only';
  /**
   * 304, for a crawler that has a copy: it still holds, as one that asked by If-Modified-Since or If-None-Match takes
   * it; or it is like any other status without a meaning, to one that never asks so. Without a copy it always is.
   */
  readonly notModified: 'copy-holds' | 'other-status';
  /** How many redirects in a row are followed. */
  readonly redirectHops: number | 'unlimited';
  /** What a file behind more redirects, or behind redirects that go round, counts as. */
  readonly redirectsBeyond: AccessTreatment;
  /** 401 and 403. */
  readonly unauthorized: AccessTreatment;
  /** 429. */
  readonly tooManyRequests: AccessTreatment;
  /** 404, 410 and every other 4xx. */
  readonly clientError: AccessTreatment;
  /** 5xx. */
  readonly serverError: AccessTreatment;
  /** No answer: name resolution, timeout, connection, encryption. */
  readonly networkFailure: AccessTreatment;
  /** Half an answer, or one that is no HTTP. */
  readonly brokenResponse: AccessTreatment;
  /** A 1xx as the last word, a 3xx without a place to go, a status beyond 599, and what else has no name here. */
  readonly otherStatus: AccessTreatment;
  /** What 'unreachable' means as time goes by; the first phase starts at 0. */
  readonly unreachable: readonly [UnreachablePhase, ...UnreachablePhase[]];
  /** How old, in seconds, the last good copy may be to be used in place of the file. */
  readonly copySeconds: number | 'unlimited';
  /** For how many seconds a file holds where no header says otherwise. */
  readonly cacheSeconds: number | 'not-known';
  /** Which headers change that. */
  readonly cacheHeaders: 'all' | 'max-age' | 'none' | 'not-known';
  /** The longest, in seconds, that headers can make a file hold. */
  readonly cacheMaximumSeconds: number | 'unlimited';
}

/** How a dialect or a crawler fetches robots.txt: choices, each with its evidence. */
export interface AccessReading {
  readonly choices: AccessChoices;
  readonly evidence: { readonly [Choice in keyof AccessChoices]: Evidence };
}

/** Half a day, a day, a week and thirty days, in seconds. */
export const HALF_DAY = 43_200;
export const DAY = 86_400;
export const WEEK = 604_800;
export const THIRTY_DAYS = 2_592_000;
