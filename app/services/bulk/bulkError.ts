/**
 * Why a run or a question about it came to nothing.
 * - 'failed': the worker said so, with its message.
 * - 'crashed': the worker broke down; the next run starts a new one.
 * - 'replaced': a later run took its place.
 * - 'closed': the client was closed, or the run released.
 */
export type BulkFailure = 'failed' | 'crashed' | 'replaced' | 'closed';

/** The error that promises of a run reject with, unless it was cancelled: then with the reason of its signal. */
export class BulkError extends Error {
  readonly failure: BulkFailure;

  constructor(failure: BulkFailure, message: string) {
    super(message);
    this.name = 'BulkError';
    this.failure = failure;
  }
}
