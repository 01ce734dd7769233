import type { OctetSpan } from '../octets/octet.ts';
import type { KnownField } from '../syntax/fieldName.ts';

/** A User-agent line of a group. */
export interface AgentLine {
  /** 1-based. */
  readonly line: number;
  readonly value: OctetSpan;
  /** The name as the dialect compares it, an octet string in lower case; '' where it names nobody. */
  readonly name: string;
  /** True where the line is the default for every crawler. */
  readonly star: boolean;
}

/** An Allow or Disallow line of a group, as written. */
export interface RuleLine {
  readonly kind: 'allow' | 'disallow';
  /** 1-based. */
  readonly line: number;
  readonly value: OctetSpan;
}

/** Any other field that stands in a group: a crawl delay, a sitemap, something unknown. */
export interface OtherRecord {
  readonly field: KnownField | 'unknown';
  /** 1-based. */
  readonly line: number;
  readonly name: OctetSpan;
  readonly value: OctetSpan;
}

/** User-agent lines and the rules they share (RFC 9309 2.1); the record of the 1994 and 1996 texts. */
export interface Group {
  /** 0-based place among the file's groups. */
  readonly index: number;
  readonly agents: readonly AgentLine[];
  readonly rules: readonly RuleLine[];
  readonly others: readonly OtherRecord[];
  /** True where a Robot-version line makes the record one of the extended standard. */
  readonly extended: boolean;
}

/** What became of a line in a dialect's eyes. Groups are named by their index. */
export type LineRole =
  | { readonly kind: 'blank' }
  | { readonly kind: 'comment' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'agent'; readonly group: number; readonly by: FieldRecognition }
  | {
      readonly kind: 'rule';
      readonly group: number;
      readonly rule: 'allow' | 'disallow';
      readonly by: FieldRecognition;
    }
  /** An Allow or Disallow that no User-agent line stands before. */
  | { readonly kind: 'orphan'; readonly rule: 'allow' | 'disallow'; readonly by: FieldRecognition }
  /** Another known field; `group` is null outside of any. */
  | {
      readonly kind: 'other';
      readonly field: KnownField;
      readonly group: number | null;
      readonly by: FieldRecognition;
    }
  | { readonly kind: 'unknown'; readonly group: number | null };

/** How a field's name was recognised. */
export type FieldRecognition = 'name' | 'prefix' | 'typo';
