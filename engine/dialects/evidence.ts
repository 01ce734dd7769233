/** How sure a fact is. */
export type Certainty = 'text' | 'vendor' | 'reported' | 'ours' | 'unverified';

/** Why a choice is as it is. */
export interface Evidence {
  readonly certainty: Certainty;
  /** A section of a document, or a function of a reference implementation. */
  readonly source: string;
  /** Where the text is silent or surprising: what we chose and why. */
  readonly note?: string;
}
