import type { DialectChoices } from '../dialects/dialect.ts';
import type { DialectId } from '../dialects/dialectId.ts';

/** What a crawler fetches pages for; the picker groups by it. */
export type CrawlerPurpose =
  | 'search'
  | 'ads'
  | 'ai-training'
  | 'ai-search'
  | 'user-triggered'
  | 'seo'
  | 'social'
  | 'archive'
  | 'feed'
  | 'monitoring'
  | 'control-token'
  | 'other';

/**
 * How sure a fact is: from the text of a standard, from the vendor's own documentation, reported by
 * others, our own choice where every source is silent, or unverified (from memory).
 */
export type Certainty = 'text' | 'vendor' | 'reported' | 'ours' | 'unverified';

/**
 * What is known about a crawler's obedience to robots.txt. `may-not-apply`: its operator says that
 * rules may not apply to it (a person asked for the page); `ignores`: its operator says that it
 * does not read them; `reported-ignores`: others saw it ignore them; `never-fetches`: the token
 * only steers what happens to pages that another crawler fetched.
 */
export type RobotsStance =
  | 'obeys'
  | 'may-not-apply'
  | 'ignores'
  | 'not-stated'
  | 'reported-ignores'
  | 'never-fetches';

/** What a crawler makes of a Crawl-delay line. */
export interface CrawlDelayPractice {
  readonly kind: 'honoured' | 'ignored' | 'unknown';
  /** The longest delay it keeps, in seconds; a longer one is cut to this. */
  readonly maximumSeconds?: number;
  /** Whether a delay with a fraction is not understood. */
  readonly integersOnly?: boolean;
  /** Whether the `*` group's delay counts when the crawler's own group has none. */
  readonly inheritsFromStar?: boolean;
  readonly certainty: Certainty;
  /** URL of the page that says so. */
  readonly source: string;
}

/** One crawler, or one token that robots.txt files may name. */
export interface Crawler {
  /** Product token as the operator spells it; unique in the catalogue, ignoring case. */
  readonly token: string;
  readonly operator: string;
  readonly purpose: CrawlerPurpose;
  /** An example of the full User-Agent header; null where no header is known to carry this token. */
  readonly userAgentHeader: string | null;
  /** How it reads a robots.txt. `rfc9309` stands for every operator who does not say otherwise. */
  readonly dialect: DialectId;
  /** Choices in which its operator says that it reads otherwise than the dialect. */
  readonly departures?: Partial<DialectChoices>;
  /** Names asked in turn when no group names its own token, before `*`. */
  readonly fallbacks: readonly string[];
  /** Whether a `*` group does not bind it. */
  readonly ignoresStar: boolean;
  readonly stance: RobotsStance;
  /** What the operator says that it obeys, in one plain sentence of ours. */
  readonly stanceNote: string;
  readonly crawlDelay: CrawlDelayPractice;
  /** How many octets of a robots.txt it reads; null where not known. */
  readonly maximumOctets: number | null;
  /** What becomes of a longer file: only its head counts, or the site counts as open. */
  readonly oversize: 'rest-ignored' | 'file-ignored' | 'unknown';
  /** Set when it no longer crawls: since when (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), and what took over. */
  readonly retired: { readonly since: string | null; readonly successor: string | null } | null;
  /** URL of the operator's page, or of the register that these facts come from. */
  readonly source: string;
  /** How sure the entry as a whole is; its crawl delay has a certainty of its own. */
  readonly certainty: Certainty;
  /**
   * ISO date of the reference used. In an unverified entry only token and header were compared with
   * a register on that date; the rest is from memory.
   */
  readonly checked: string;
}
