import type { Case } from '../../../engine/index.ts';

/** A case to learn from. */
export interface Example {
  readonly id: string;
  /** What it is, in the menu; the case has it as its title. */
  readonly title: string;
  /** What there is to see in it. */
  readonly lesson: string;
  /** The line of its URL list that is opened to begin with, for its first bot. */
  readonly look: number;
  readonly case: Pick<Case, 'origin' | 'bots' | 'urlList'> & { readonly robotsTxt: string };
}
