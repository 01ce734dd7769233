import type { CaseReading, RobotsContent } from '../../../engine/index.ts';
import type { BulkFilter, BulkSort } from './bulkFilter.ts';

/**
 * What page and worker say to each other. Every message names its run; what belongs to an earlier run is dropped. A
 * question has an id, and its answer has the same.
 */

/** What a run asks: a robots.txt as a case has it, its bots, and a list of URLs, one a line, as `parseUrlList` reads it. */
export interface BulkInput {
  readonly robots: RobotsContent;
  readonly reading: CaseReading;
  /** Product tokens or User-Agent headers; a column each. */
  readonly bots: readonly string[];
  /** The site that the file belongs to; null where it is not known, and then every URL is taken for one of it. */
  readonly origin: string | null;
  readonly list: Blob;
}

/** How many rows of each kind a run has; those of a bot in the order of the bots. */
export interface BulkCounts {
  readonly rows: number;
  readonly allowed: readonly number[];
  readonly disallowed: readonly number[];
  /** URLs of other sites. */
  readonly outside: number;
  readonly unreadable: number;
  /** Rows where a bot's verdict is not what the list expects. */
  readonly unexpected: number;
  /** What the list expects, one a row and bot, and how much of it is not met; what has no answer fails. */
  readonly expectations: number;
  readonly failures: number;
}

/** How far a run is. */
export interface BulkProgress extends BulkCounts {
  readonly octetsRead: number;
  readonly octets: number;
  readonly elapsedMilliseconds: number;
}

/** Some rows of the view, in columns. The columns of verdicts have a place for each row and bot, row by row. */
export interface BulkRows {
  /** The first row's place in the view. */
  readonly from: number;
  /** As typed. */
  readonly urls: readonly string[];
  /** 1-based lines of the list. */
  readonly listLines: Uint32Array<ArrayBuffer>;
  /** Of `standings`. */
  readonly standings: Uint8Array<ArrayBuffer>;
  /** Of the engine's `bulkVerdicts`. */
  readonly verdicts: Uint8Array<ArrayBuffer>;
  /** 1-based line of the deciding rule in robots.txt, 0 if none. */
  readonly ruleLines: Int32Array<ArrayBuffer>;
  /** What the list expects, of the engine's `bulkVerdicts`; 0 where it expects nothing. */
  readonly expected: Uint8Array<ArrayBuffer>;
}

/** How many rows a rule decides for one bot. */
export interface RuleCount {
  /** Place among the bots. */
  readonly bot: number;
  /** 1-based line of robots.txt; 0 for URLs that no rule decides. */
  readonly line: number;
  readonly rows: number;
}

export type ExportFormat = 'csv' | 'tsv';

/** A part of an export, and the place in the view where the next one begins; null after the last. */
export interface ExportPart {
  readonly octets: Uint8Array<ArrayBuffer>;
  readonly next: number | null;
}

/** A question about a run, finished or not. */
export type BulkQuestion =
  /** Chooses and orders the rows that the other questions are about: their view. */
  | { readonly topic: 'view'; readonly filter: BulkFilter; readonly sort: BulkSort }
  /** Rows by their place in the view; `to` is not included. */
  | { readonly topic: 'rows'; readonly from: number; readonly to: number }
  | { readonly topic: 'rules' }
  | { readonly topic: 'export'; readonly format: ExportFormat; readonly from: number };

export type BulkTopic = BulkQuestion['topic'];

export type BulkAnswer =
  /** `count` rows are in the view. */
  | { readonly topic: 'view'; readonly count: number }
  | { readonly topic: 'rows'; readonly rows: BulkRows }
  | { readonly topic: 'rules'; readonly rules: readonly RuleCount[] }
  | { readonly topic: 'export'; readonly part: ExportPart };

/** From the page to the worker. */
export type BulkRequest =
  | { readonly kind: 'start'; readonly runId: number; readonly input: BulkInput }
  | { readonly kind: 'cancel'; readonly runId: number }
  | { readonly kind: 'ask'; readonly runId: number; readonly askId: number; readonly question: BulkQuestion };

/** From the worker to the page. */
export type BulkResponse =
  | { readonly kind: 'progress'; readonly runId: number; readonly progress: BulkProgress }
  | { readonly kind: 'done'; readonly runId: number; readonly progress: BulkProgress }
  /** The run was cancelled; what it has so far can still be asked about. */
  | { readonly kind: 'cancelled'; readonly runId: number; readonly progress: BulkProgress }
  | { readonly kind: 'failed'; readonly runId: number; readonly message: string }
  | {
      readonly kind: 'answer';
      readonly runId: number;
      readonly askId: number;
      readonly answer: BulkAnswer;
    }
  | { readonly kind: 'refused'; readonly runId: number; readonly askId: number; readonly message: string };
