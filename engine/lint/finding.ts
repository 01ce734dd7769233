import type { DialectId } from '../dialects/dialectId.ts';

/**
 * How much a finding matters.
 * - 'error': the line or file certainly does not do what it says for at least one major crawler.
 * - 'warning': likely a mistake, or crawlers differ.
 * - 'info': true and worth knowing.
 * - 'hint': style, off until asked for.
 */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** A run of UTF-16 units of the decoded text: `from` is included, `to` is not. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** One replacement in the decoded text, in UTF-16 offsets of the text before any edit. */
export interface TextEdit extends TextSpan {
  readonly insert: string;
}

/** Values for the placeholders of a message. */
export type MessageData = Readonly<Record<string, string | number>>;

/** Another place that a finding speaks of. */
export interface RelatedPlace {
  /** 1-based. */
  readonly line: number;
  readonly span: TextSpan;
  readonly message: string;
}

/** Edits that resolve a finding. */
export interface Fix {
  /** What the button says: 'Add the leading slash'. */
  readonly label: string;
  /** True where it is proved that no verdict of any dialect for any crawler changes in this file. */
  readonly safe: boolean;
  /** Sorted, not overlapping. */
  readonly edits: readonly TextEdit[];
  /** What a fix that is not safe changes, in a sentence. */
  readonly changes?: string;
}

/** One thing that the linter has to say. Plain data: it can be cloned, stored, and written as JSON. */
export interface Finding {
  /** The lint rule's id. */
  readonly id: string;
  readonly severity: Severity;
  /** 1-based line on which the span begins. */
  readonly line: number;
  readonly span: TextSpan;
  readonly messageId: string;
  readonly data: MessageData;
  /** The message with its data filled in. */
  readonly message: string;
  /** The dialects for which it holds. */
  readonly dialects: readonly DialectId[];
  /** Product tokens of the crawlers that it speaks of; empty where it speaks of no crawler in particular. */
  readonly crawlers: readonly string[];
  readonly related: readonly RelatedPlace[];
  readonly fix?: Fix;
}

/** Fills the {placeholders} of a message; one without data stays as it is. */
export function renderMessage(template: string, data: MessageData): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(data[name] ?? whole));
}
