import type {
  AgentAskedChoice,
  AgentMatchChoice,
  AgentOfLineChoice,
  StarChoice,
} from '../matching/agents.ts';
import type { EscapeChoice } from '../matching/escapes.ts';
import type { TargetChoice } from '../matching/target.ts';
import type { FieldNameChoice } from '../syntax/fieldName.ts';
import type { ScanChoices } from '../syntax/scanLines.ts';
import type { AccessReading } from './access/accessChoices.ts';
import type { DialectId } from './dialectId.ts';
import type { Evidence } from './evidence.ts';

export type { Certainty, Evidence } from './evidence.ts';

/**
 * The ways in which dialects may differ. A choice with a strategy behind it takes its values from that strategy's
 * module, where each value is explained.
 */
export interface DialectChoices extends ScanChoices {
  /** How field names are recognised. */
  readonly fieldNames: FieldNameChoice;
  /** Whether Allow is a rule or an unknown field. */
  readonly allow: 'known' | 'unknown';
  /** A line of nothing but white space ends the group (the record of 1994), or is nothing. */
  readonly blankLine: 'ends-group' | 'nothing';
  /** Which lines end a run of User-agent lines, so that the next such line starts a group. */
  readonly agentRunEndedBy: 'allow-or-disallow' | 'disallow' | 'disallow-or-allow-in-2.0' | 'any-other-field';
  /** Robot-version: 2.x makes its record one of the extended standard, or is nothing. */
  readonly robotVersion: 'scopes-record' | 'nothing';
  readonly agentOfLine: AgentOfLineChoice;
  readonly agentAsked: AgentAskedChoice;
  readonly agentMatch: AgentMatchChoice;
  /** Names asked in turn where no group names the crawler, before '*'; in lower case. */
  readonly agentFallbacks: readonly string[];
  readonly star: StarChoice;
  /** Several groups for one crawler: all together, or the first alone. */
  readonly sameAgent: 'united' | 'first-only';
  readonly precedence: 'longest-allow-wins-ties' | 'first-match' | 'first-match-or-2.0';
  /** `*` and `$`: a 2.0 record has the forms of the extended standard. */
  readonly specialOctets: 'star-and-final-dollar' | 'none' | 'none-or-2.0';
  /** A rule without a value: matches everything with length 0, is ignored, or matches everything and allows. */
  readonly emptyValue: 'matches-with-length-0' | 'ignored' | 'matches-and-allows';
  /** A value that starts with neither '/' nor, where stars are special, '*'. */
  readonly valueWithoutSlash: 'as-it-stands' | 'ignored' | 'read-from-root';
  /**
   * A value that is a whole URL: its path where the origin is the same, no different from any other value, or, in a
   * Disallow, the whole site whatever the URL.
   */
  readonly valueIsUrl: 'same-origin-path' | 'as-it-stands' | 'whole-site-in-disallow';
  readonly escapes: EscapeChoice;
  /** Whether /robots.txt is always allowed. */
  readonly robotsTxt: 'always-allowed' | 'not-exempt';
  /** An Allow of …/index.htm… that does not match is tried as its directory. */
  readonly indexHtml: 'directory-too' | 'nothing';
  readonly target: TargetChoice;
  /** How many octets of a file a crawler of this dialect reads; evaluate itself reads all, the crawler layer cuts. */
  readonly fileOctets: number | 'unlimited';
  /** What a crawler does with a file beyond that. */
  readonly oversizeFile: 'rest-ignored' | 'file-ignored' | 'read-whole';
}

/** A document that a dialect is taken from. */
export interface DialectSource {
  readonly title: string;
  readonly url: string;
}

/** One reading of robots.txt: named choices, each with its evidence. */
export interface Dialect {
  readonly id: DialectId;
  readonly name: string;
  /** For a column's head. */
  readonly shortName: string;
  /** One sentence: whose reading it is. */
  readonly summary: string;
  readonly sources: readonly DialectSource[];
  readonly choices: DialectChoices;
  readonly evidence: { readonly [Choice in keyof DialectChoices]: Evidence };
  /** What it makes of the answer to the request for the file. */
  readonly access: AccessReading;
}
