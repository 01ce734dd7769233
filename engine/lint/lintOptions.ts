import type { DialectId } from '../dialects/dialectId.ts';
import type { AccessInput } from '../policy/access/accessInput.ts';

/** A URL whose verdict someone counts on. */
export interface LintExpectation {
  /** Product tokens of the crawler; several mean that their groups are united. */
  readonly agents: readonly string[];
  readonly url: string;
  readonly allowed: boolean;
  /** The dialect in which it is asked; without it a single crawler reads as its operator says, fallbacks included. */
  readonly dialect?: DialectId;
  /** True where the page is meant to carry a noindex, which only a crawler that fetches it can see. */
  readonly noindex?: boolean;
}

/** What the linter may be told beside the file itself. */
export interface LintOptions {
  /** Scheme, host and port that the file is served from: 'https://example.com'. */
  readonly origin?: string;
  /** URLs or paths of the site that are of interest. */
  readonly urls?: readonly string[];
  readonly expectations?: readonly LintExpectation[];
  /** How the fetch of the file went; without it the file counts as served. */
  readonly fetch?: AccessInput;
  /** Let reasoning about every URL decide what it can (default true); false answers at typing speed. */
  readonly exact?: boolean;
}
