import type { AccessChoices, AccessReading } from './accessChoices.ts';

/** A reading of which nothing is verified, for the vendors to correct choice by choice; `source` is where one would look. */
export function unverifiedAccess(choices: AccessChoices, source: string): AccessReading {
  const unknown = { certainty: 'unverified', source } as const;
  return {
    choices,
    evidence: {
      success: unknown,
      notModified: unknown,
      redirectHops: unknown,
      redirectsBeyond: unknown,
      unauthorized: unknown,
      tooManyRequests: unknown,
      clientError: unknown,
      serverError: unknown,
      networkFailure: unknown,
      brokenResponse: unknown,
      otherStatus: unknown,
      unreachable: unknown,
      copySeconds: unknown,
      cacheSeconds: unknown,
      cacheHeaders: unknown,
      cacheMaximumSeconds: unknown,
    },
  };
}
