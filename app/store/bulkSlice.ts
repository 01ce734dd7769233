import type { StateCreator } from 'zustand';
import type { Case } from '../../engine/index.ts';
import type { BulkRunHandle } from '../services/bulk/client.ts';
import type { BulkProgress } from '../services/bulk/protocol.ts';
import type { AnsweredRow } from './selectors/verdicts.ts';

/** A URL list that is too long for the editor: it is kept as a file, and is no part of the case. */
export interface LargeList {
  /** Of the file that it was read from. */
  readonly name: string;
  /** UTF-8, one URL a line, with marks as a URL list has them. */
  readonly list: Blob;
  /** What had to be done to get there, in words: 'from the column “Page”'; '' where the file is a list itself. */
  readonly note: string;
  /** Scheme, host and port that most of its first URLs are of; null where they are paths. */
  readonly origin: string | null;
}

/** What a run is asked: what its rows must be read with. */
export interface BulkInputs {
  readonly robots: Case['robots'];
  readonly reading: Case['reading'];
  /** As they stand in the case. */
  readonly bots: readonly string[];
  readonly origin: string | null;
  /** The blob of a large list, or the text of the editor's. */
  readonly list: Blob | string;
}

/** A run in the worker that has something to show. */
export interface BulkRunState {
  readonly inputs: BulkInputs;
  readonly handle: BulkRunHandle;
  readonly phase: 'runs' | 'done' | 'cancelled' | 'failed';
  readonly progress: BulkProgress | null;
  /** Why it failed; '' where it did not. */
  readonly message: string;
  /** Ends it; what it has so far stays. */
  readonly cancel: () => void;
  /** Asks the same once more. */
  readonly restart: () => void;
}

/** Long lists and their answers, which come late from a worker. */
export interface BulkSlice {
  readonly largeList: LargeList | null;
  /** The run that is shown: while its successor has nothing to show yet, that of other inputs than the present ones. */
  readonly bulkRun: BulkRunState | null;
  /** The row that is open, as the run for these inputs tells it: only the table knows it. */
  readonly bulkRow: { readonly inputs: BulkInputs; readonly row: AnsweredRow } | null;
  readonly setLargeList: (list: LargeList | null) => void;
  readonly setBulkRun: (run: BulkRunState | null) => void;
  readonly setBulkRow: (open: BulkSlice['bulkRow']) => void;
}

/** The slice of long lists. */
export const createBulkSlice: StateCreator<BulkSlice> = (set) => ({
  largeList: null,
  bulkRun: null,
  bulkRow: null,
  setLargeList: (largeList) => set({ largeList }),
  setBulkRun: (bulkRun) => set({ bulkRun }),
  setBulkRow: (bulkRow) => set({ bulkRow }),
});
