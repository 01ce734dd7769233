import type { OctetSpan } from '../octets/octet.ts';

/** What ends a physical line; the last line of a file ends in nothing. */
export type LineEnd = 'lf' | 'cr' | 'crlf' | 'none';

/** Why a line that has text is no field and value. */
export type MalformedReason = 'no-separator' | 'empty-name';

/** What a line holds once its comment is cut and its white space is trimmed. */
export type LineContent =
  | { readonly kind: 'blank' }
  | { readonly kind: 'comment' }
  | { readonly kind: 'malformed'; readonly reason: MalformedReason; readonly text: OctetSpan }
  | {
      readonly kind: 'field';
      readonly name: OctetSpan;
      /** 'white-space' where the colon is missing and the reader forgives it. */
      readonly separator: 'colon' | 'white-space';
      /** Trimmed; empty (from equals to) where there is none. */
      readonly value: OctetSpan;
    };

/** One physical line as a reader sees it. Spans are octet offsets into the whole source. */
export interface Line {
  /** 1-based; LF, CR and CR LF each end a line, and what follows the last line end is a line too, even if empty. */
  readonly number: number;
  /** The line without its line end; a skipped byte order mark is outside. */
  readonly span: OctetSpan;
  readonly end: LineEnd;
  /** The part that the reader looks at: cut at its limit and, where it does so, at a NUL. */
  readonly read: OctetSpan;
  /** True where the reader's limit cut the line. */
  readonly tooLong: boolean;
  /** From the '#' to the end of what is read; null without a comment. */
  readonly comment: OctetSpan | null;
  readonly content: LineContent;
}
