import type {
  CaseReading,
  CauseKind,
  DialectId,
  Equivalence,
  KindOfDifference,
  RobotsContent,
  Simplification,
} from '../../../engine/index.ts';
import type { Parting } from '../../wording/explainDifference.ts';

/**
 * What page and worker say to each other about questions that hold for every URL there is. Every message names its run;
 * what belongs to an earlier run is dropped.
 */

/** What changes from one file to another, for each of some crawlers. */
export interface ChangesQuestion {
  readonly kind: 'changes';
  readonly before: RobotsContent;
  readonly after: RobotsContent;
  readonly reading: CaseReading;
  /** Product tokens or User-Agent headers, the most important first. */
  readonly crawlers: readonly string[];
  /** How many places are looked at for crawlers that the same groups bind, before the search gives up. */
  readonly maxStates: number;
}

/** Where two dialects part over one file and one crawler. */
export interface DialectsQuestion {
  readonly kind: 'dialects';
  readonly robots: RobotsContent;
  readonly agent: string;
  readonly a: DialectId;
  readonly b: DialectId;
  readonly maxStates: number;
}

/** Why dialects part from one of them over some URLs. */
export interface CausesQuestion {
  readonly kind: 'causes';
  readonly robots: RobotsContent;
  readonly agent: string;
  readonly reference: DialectId;
  readonly others: readonly DialectId[];
  /** As a crawler sends them. */
  readonly urls: readonly string[];
}

/** The shortest rules for a crawler that change no verdict. */
export interface SimplifyQuestion {
  readonly kind: 'simplify';
  readonly robots: RobotsContent;
  readonly reading: CaseReading;
  readonly bot: string;
  readonly maxStates: number;
}

export type ProofQuestion = ChangesQuestion | DialectsQuestion | CausesQuestion | SimplifyQuestion;

/** What is proven of two readings. */
export type ProofOutcome =
  | { readonly kind: 'equal' }
  /** `isComplete` is false where there may be more kinds of difference than these. */
  | { readonly kind: 'differs'; readonly isComplete: boolean; readonly kinds: readonly KindOfDifference[] }
  /** No difference found; `states` is how many places were looked at. */
  | { readonly kind: 'undecided'; readonly states: number };

/** Crawlers for which the same is proven, in the order in which they were asked for. */
export interface CrawlerProof {
  readonly crawlers: readonly string[];
  readonly outcome: ProofOutcome;
}

/** URLs over which dialects part for one and the same cause. */
export interface CauseGroup {
  readonly cause: CauseKind;
  /** How many of the URLs. */
  readonly urls: number;
  /** Those that part from the reference so. */
  readonly dialects: readonly DialectId[];
  /** 1-based lines of the file that have to do with it, sorted. */
  readonly lines: readonly number[];
  readonly example: { readonly url: string; readonly parting: Parting };
}

export type ProofAnswer =
  | {
      readonly kind: 'changes';
      readonly proofs: readonly CrawlerProof[];
      /** How many crawlers there is an answer for, of how many. */
      readonly answered: number;
      readonly asked: number;
    }
  | { readonly kind: 'dialects'; readonly outcome: ProofOutcome }
  | { readonly kind: 'causes'; readonly groups: readonly CauseGroup[]; readonly answered: number }
  | {
      readonly kind: 'simplify';
      readonly simplification: Simplification;
      /** Whether the simpler file says the same to everybody; null until that is asked. */
      readonly others: Equivalence | null;
    };

/** The answer to a kind of question. */
export type AnswerTo<Question extends ProofQuestion> = Extract<
  ProofAnswer,
  { readonly kind: Question['kind'] }
>;

/** A search as far as it has come. */
export interface ProofProgress<Answer = ProofAnswer> {
  /** How many places have been looked at. */
  readonly states: number;
  /** What is known so far; null where that is nothing. */
  readonly answer: Answer | null;
}

/** From the page to the worker. A later question takes the place of an earlier one. */
export type ProofRequest =
  | { readonly kind: 'ask'; readonly runId: number; readonly question: ProofQuestion }
  | { readonly kind: 'cancel'; readonly runId: number };

/** From the worker to the page. */
export type ProofResponse =
  | { readonly kind: 'progress'; readonly runId: number; readonly progress: ProofProgress }
  | { readonly kind: 'done'; readonly runId: number; readonly answer: ProofAnswer }
  | { readonly kind: 'cancelled'; readonly runId: number }
  | { readonly kind: 'failed'; readonly runId: number; readonly message: string };
