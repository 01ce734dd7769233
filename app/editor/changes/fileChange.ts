import type { TextEdit } from '../../../engine/index.ts';

/** What a command would make of a file, or why it does nothing. */
export type FileChange =
  | {
      readonly kind: 'change';
      /** In UTF-16 offsets of the file's text; not overlapping. */
      readonly edits: readonly TextEdit[];
      /** A sentence about it; '' for none. */
      readonly remark: string;
    }
  | { readonly kind: 'nothing'; readonly why: string };

/** Nothing to do, and why. */
export function nothing(why: string): FileChange {
  return { kind: 'nothing', why };
}

/** A change, with a sentence about it where it needs one. */
export function change(edits: readonly TextEdit[], remark = ''): FileChange {
  return { kind: 'change', edits, remark };
}
