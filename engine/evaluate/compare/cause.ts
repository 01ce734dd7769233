import type { DialectChoices } from '../../dialects/dialect.ts';
import type { KnownField } from '../../syntax/fieldName.ts';
import type { CauseKind } from './facets.ts';

/** A choice that two dialects make differently. */
export interface ChoiceDifference {
  readonly choice: keyof DialectChoices;
  readonly a: DialectChoices[keyof DialectChoices];
  readonly b: DialectChoices[keyof DialectChoices];
}

/** A User-agent line that one dialect takes for the crawler's and the other does not. */
export interface AgentReadingDifference {
  /** 1-based. */
  readonly line: number;
  /** The value as written. */
  readonly value: string;
  /** The name as each compares it, in lower case, and whether it binds the crawler; '*' for the default. */
  readonly a: { readonly name: string; readonly applies: boolean };
  readonly b: { readonly name: string; readonly applies: boolean };
}

/** A line whose field one dialect recognises and the other does not, or not as the same. */
export interface FieldReadingDifference {
  /** 1-based. */
  readonly line: number;
  /** The field that each takes it for; null where the line is none to it. */
  readonly a: KnownField | null;
  readonly b: KnownField | null;
}

interface CauseCommon {
  readonly choices: readonly ChoiceDifference[];
  /** The rules that one reading applies to the target and the other does not; else the deciding ones. 1-based, sorted. */
  readonly lines: readonly number[];
}

/** How the lines of a file come to be read differently. */
export type LineCauseKind =
  | 'file-limit'
  | 'byte-order-mark'
  | 'nul'
  | 'line-limit'
  | 'white-space'
  | 'missing-colon'
  | 'field-name'
  | 'allow-unknown';

/** How the same lines come to be grouped differently. */
export type BoundaryCauseKind = 'blank-line' | 'agent-run-end';

/** How the same groups come to bind different crawlers. */
export type AgentCauseKind = 'star-reading' | 'agent-reading' | 'agent-fallback' | 'same-agent';

/** Why two readings part: the choices that, put into the first, give the second's answer. */
export type Cause = CauseCommon &
  (
    | { readonly kind: LineCauseKind; readonly fields: readonly FieldReadingDifference[] }
    /** `boundary` is the line that ends a group for one of them alone; 0 where none is found. */
    | { readonly kind: BoundaryCauseKind; readonly boundary: number }
    | { readonly kind: AgentCauseKind; readonly agents: readonly AgentReadingDifference[] }
    | { readonly kind: Exclude<CauseKind, LineCauseKind | BoundaryCauseKind | AgentCauseKind> }
  );
