import type { DialectId } from '../dialects/dialectId.ts';
import type { AccessInput } from '../policy/access/accessInput.ts';

/** A robots.txt as it is kept: text that someone typed, or the octets of a file that was opened and not edited since. */
export type RobotsContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'octets'; readonly octets: Uint8Array };

/** How the bots of a case read the file: each as its operator says, or all in one dialect. */
export type CaseReading = 'each-its-own' | DialectId;

/** A robots.txt test that can be sent, kept and repeated: inputs only, everything else follows from them. */
export interface Case {
  readonly title: string;
  readonly note: string;
  readonly robots: RobotsContent;
  /** What is live now, for comparison; null where nothing is compared. */
  readonly baseline: RobotsContent | null;
  /** Scheme and authority that the file belongs to, as typed; '' where none is given. */
  readonly origin: string;
  /**
   * The URL list exactly as typed, with its blank lines, comments and expectations. `parseUrlList` reads it; it is
   * the one place where expectations are kept, so they survive every edit of the list.
   */
  readonly urlList: string;
  /** Product tokens or User-Agent headers of the bots asked for, as typed. */
  readonly bots: readonly string[];
  readonly reading: CaseReading;
  /** The dialects compared with each other. */
  readonly dialects: readonly DialectId[];
  /** How fetching the file went; null where nothing is known of it. */
  readonly fetch: AccessInput | null;
  /** Ids of lint rules whose findings are hidden. */
  readonly mutedRules: readonly string[];
  /** The moment asked about, for visit windows and caches: ISO 8601 in UTC; null where the time plays no part. */
  readonly time: string | null;
}

/**
 * A case with nothing in it. What a file or link does not say is as here, so a change of these values is a change
 * of the format: give it a new version and a migration.
 */
export const emptyCase: Case = {
  title: '',
  note: '',
  robots: { kind: 'text', text: '' },
  baseline: null,
  origin: '',
  urlList: '',
  bots: ['Googlebot'],
  reading: 'each-its-own',
  dialects: ['google', 'rfc9309', 'res1996', 'res1994'],
  fetch: null,
  mutedRules: [],
  time: null,
};

/** The robots.txt in the form that the engine's functions take. */
export function robotsInput(content: RobotsContent): string | Uint8Array {
  return content.kind === 'text' ? content.text : content.octets;
}
