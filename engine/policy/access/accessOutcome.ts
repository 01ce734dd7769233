import type { AccessChoices } from '../../dialects/access/accessChoices.ts';
import type { Evidence } from '../../dialects/evidence.ts';
import type { FetchFailure } from './accessInput.ts';

/** What answer a crawler got, as data: wording it is the app's work. */
export type AccessReason =
  | { readonly kind: 'file'; readonly status: number }
  /** 304: the last good copy is still what the file says. */
  | { readonly kind: 'not-modified'; readonly status: number }
  | { readonly kind: 'unauthorized'; readonly status: number }
  | { readonly kind: 'too-many-requests'; readonly status: number }
  | { readonly kind: 'client-error'; readonly status: number }
  | { readonly kind: 'server-error'; readonly status: number }
  | { readonly kind: 'other-status'; readonly status: number }
  | { readonly kind: 'failure'; readonly failure: FetchFailure }
  /** More redirects than are followed. */
  | { readonly kind: 'too-many-redirects'; readonly hops: number; readonly limit: number }
  /** A redirect that nobody followed yet: what is there decides. */
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** A file so large that the dialect does not read it; sizes in octets. */
  | { readonly kind: 'oversize'; readonly octets: number; readonly limit: number };

/** What else to say about the answer. */
export type AccessNote =
  /** The type of a web page: a soft 404, or a redirect to a page. */
  | { readonly kind: 'html'; readonly contentType: string }
  /** A type that is neither text/plain nor HTML. */
  | { readonly kind: 'not-plain-text'; readonly contentType: string }
  | { readonly kind: 'empty-body' }
  /** Octets beyond the limit are not read. */
  | { readonly kind: 'rest-ignored'; readonly octets: number; readonly limit: number }
  /** The rules come from another origin, and bind the one asked for, not that. */
  | { readonly kind: 'from-other-origin'; readonly asked: string; readonly answered: string };

/** For how long an outcome holds, and why. */
export interface AccessHold {
  /** Seconds from now. */
  readonly seconds: number;
  /** Seconds since 1970-01-01 UTC. */
  readonly until: number;
  /** A header; the dialect's habit; its longest; the end of this phase of an outage; the copy's end. */
  readonly basis: 'max-age' | 'no-store' | 'expires' | 'habit' | 'maximum' | 'phase' | 'copy';
}

/** Which phase of an outage it is; seconds since the first failure. */
export interface OutagePhase {
  /** 0 for the first. */
  readonly index: number;
  readonly fromSeconds: number;
  /** Null for the last. */
  readonly toSeconds: number | null;
}

/** What became of the last good copy: used, wanted but not there, wanted but too old, or not asked for. */
export type CopyUse = 'used' | 'none' | 'too-old' | 'not-asked';

/** What a crawler does with the whole site, before any rule is read. */
export interface AccessOutcome {
  /**
   * Obey the body; obey the last good copy; no restrictions; nothing may be fetched; come back later; or a redirect
   * is still to be followed, so that nothing can be said yet.
   */
  readonly kind: 'obey' | 'obey-cached' | 'allow-all' | 'disallow-all' | 'defer' | 'follow';
  readonly reason: AccessReason;
  /** The choice that decided; `evidence` says how sure it is. */
  readonly choice: keyof AccessChoices | 'oversizeFile';
  readonly evidence: Evidence;
  /** Null where nobody says how long it holds. */
  readonly hold: AccessHold | null;
  /** Set where the crawler counts the time that the file could not be had. */
  readonly phase: OutagePhase | null;
  readonly copy: CopyUse;
  readonly notes: readonly AccessNote[];
}
