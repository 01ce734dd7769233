import type { ChosenColumn, LargeImport } from './largeFile.ts';

/** A file to be read beside the page. */
export interface ImportRequest {
  readonly name: string;
  readonly file: Blob;
  /** Null where it is no table, or nobody has chosen yet. */
  readonly column: ChosenColumn | null;
}

export type ImportResponse =
  | { readonly kind: 'progress'; readonly octets: number }
  | { readonly kind: 'done'; readonly result: LargeImport };
