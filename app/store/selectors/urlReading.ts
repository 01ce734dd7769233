import type { UrlChange, UrlFailure } from '../../../engine/index.ts';
import { canonicalUrl, readAddress } from '../../../engine/index.ts';

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

/** What is changed in what was typed to get to `url`. */
function changesTo(url: string, typed: string, origin: string | null): readonly UrlChange[] {
  const canonical = canonicalUrl(typed, origin === null ? {} : { base: origin });
  if (!canonical.ok) return [];
  // A host alone takes its scheme from the site.
  const scheme = url.slice(0, url.indexOf('//') + 2);
  return canonical.changes.map((change) =>
    change.kind === 'scheme-added' && change.to.endsWith('//') ? { ...change, to: scheme } : change,
  );
}

/** Reads what a person typed for a URL as lists and the command line do, and says what was changed in it. */
export function readUrl(typed: string, origin: string | null): UrlReading {
  const address = readAddress(typed, origin);
  switch (address.kind) {
    case 'governed':
      return { kind: 'governed', url: address.url, changes: changesTo(address.url, typed, origin) };
    case 'outside':
      return { kind: 'outside', origin: originOf(address.url) ?? address.url };
    case 'unreadable':
      return { kind: 'unreadable', problem: address.reason };
  }
}
