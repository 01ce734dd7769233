import type { ProofAnswer, ProofProgress } from './protocol.ts';

/** Work that is done in portions of some milliseconds and tells after each how far it has come. */
export type Portions<Answer = ProofAnswer> = Generator<ProofProgress<Answer>, Answer>;

/** How many places a search looks at in one portion. */
export const portion = 16;
