import type { UrlChange, UrlFailure } from '../../../engine/index.ts';
import { canonicalUrl } from '../../../engine/index.ts';

/** What a line of the URL list asks. */
export type UrlReading =
  | {
      readonly kind: 'governed';
      /** As a crawler sends it, percent-encoded; path and query alone while no site is known. */
      readonly url: string;
      /** What was changed to get there. */
      readonly changes: readonly UrlChange[];
    }
  /** A URL of another origin: another robots.txt governs it. */
  | { readonly kind: 'outside'; readonly origin: string }
  | { readonly kind: 'unreadable'; readonly problem: UrlFailure };

/** The origin of what a person typed for one: with or without a scheme, with or without a path; null if none. */
export function originOf(typed: string): string | null {
  const canonical = canonicalUrl(typed);
  return canonical.ok ? canonical.origin : null;
}

/** Reads what a person typed for a URL: a path, an absolute URL, or one without its scheme. */
export function readUrl(typed: string, origin: string | null): UrlReading {
  const canonical = canonicalUrl(typed, origin === null ? {} : { base: `${origin}/` });
  if (!canonical.ok) return { kind: 'unreadable', problem: canonical.reason };
  if (origin !== null && canonical.origin !== null && canonical.origin !== origin)
    return { kind: 'outside', origin: canonical.origin };
  return { kind: 'governed', url: canonical.url, changes: canonical.changes };
}
