import type { EscapeChoice } from '../matching/escapes.ts';
import type { TargetChoice } from '../matching/target.ts';

/** What a dialect does to a URL of its own before it compares it, after whatever sent it. */
export type ComparedUrlChange =
  /** Scheme, host and fragment are left out of the comparison. */
  | 'target-alone'
  /** '%3c' is compared as '%3C'. */
  | 'hex-upper-cased'
  /** '%7E' is compared as '~'. */
  | 'unreserved-decoded'
  /** Every escape but '%2F' is decoded. */
  | 'decoded-except-slash'
  /** 'é' is compared as '%C3%A9'. */
  | 'non-ascii-escaped'
  /** '*' and '$' are compared as '%2A' and '%24'. */
  | 'star-and-dollar-escaped'
  /** What has no scheme is read as host and path: 'example.com/x' is '/x'. */
  | 'host-without-scheme';

/** The choices of a dialect that change a URL before it is compared. */
export interface UrlComparingChoices {
  readonly escapes: EscapeChoice;
  readonly target: TargetChoice;
}

const byEscapes: { readonly [Choice in EscapeChoice]: readonly ComparedUrlChange[] } = {
  // Google's parser takes the URL as given: only patterns are changed.
  'pattern-upper-cased': [],
  'unreserved-decoded': [
    'hex-upper-cased',
    'unreserved-decoded',
    'non-ascii-escaped',
    'star-and-dollar-escaped',
  ],
  'decoded-except-slash': ['decoded-except-slash'],
  literal: [],
};

const byTarget: { readonly [Choice in TargetChoice]: readonly ComparedUrlChange[] } = {
  google: ['target-alone', 'host-without-scheme'],
  'path-and-query': ['target-alone'],
};

/** Which changes a dialect makes to a URL before it compares it with rules; give it the dialect's choices. */
export function urlChangesBy(choices: UrlComparingChoices): readonly ComparedUrlChange[] {
  return [...byTarget[choices.target], ...byEscapes[choices.escapes]];
}
