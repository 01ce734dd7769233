import { BulkError } from './bulkError.ts';
import type { BulkAnswer, BulkProgress, BulkResponse } from './protocol.ts';

export interface BulkRunOptions {
  readonly signal?: AbortSignal;
  /** Told about ten times a second, and once more at the end. */
  readonly onProgress?: (progress: BulkProgress) => void;
}

interface Waiting {
  readonly resolve: (answer: BulkAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** The page's side of a run: what it still owes, and to whom. */
export interface ClientRun {
  readonly runId: number;
  readonly options: BulkRunOptions;
  readonly finished: Promise<BulkProgress>;
  /** False once every line is answered or none will be any more. */
  readonly goesOn: () => boolean;
  /** An answer to come. */
  readonly expectAnswer: (askId: number) => Promise<BulkAnswer>;
  /** Takes what the other side says of this run. */
  readonly receive: (response: BulkResponse) => void;
  /** Rejects whatever is still owed. */
  readonly giveUp: (error: unknown) => void;
}

/** A run that has just been started. */
export function createClientRun(runId: number, options: BulkRunOptions): ClientRun {
  const questions = new Map<number, Waiting>();
  let isOver = false;
  let finish: (progress: BulkProgress) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const finished = new Promise<BulkProgress>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  // Whoever only asks for rows need not watch the end.
  finished.catch(() => undefined);

  const giveUp = (error: unknown): void => {
    isOver = true;
    fail(error);
    for (const { reject } of questions.values()) reject(error);
    questions.clear();
  };

  const settle = (askId: number, how: (waiting: Waiting) => void): void => {
    const waiting = questions.get(askId);
    questions.delete(askId);
    if (waiting !== undefined) how(waiting);
  };

  const receive = (response: BulkResponse): void => {
    switch (response.kind) {
      case 'progress':
        options.onProgress?.(response.progress);
        return;
      case 'done':
        isOver = true;
        options.onProgress?.(response.progress);
        finish(response.progress);
        return;
      case 'cancelled':
        isOver = true;
        options.onProgress?.(response.progress);
        fail(options.signal?.reason);
        return;
      case 'failed':
        giveUp(new BulkError('failed', response.message));
        return;
      case 'answer':
        settle(response.askId, ({ resolve }) => resolve(response.answer));
        return;
      case 'refused':
        settle(response.askId, ({ reject }) => reject(new BulkError('failed', response.message)));
        return;
    }
  };

  return {
    runId,
    options,
    finished,
    goesOn: () => !isOver,
    expectAnswer: (askId) =>
      new Promise((resolve, reject) => {
        questions.set(askId, { resolve, reject });
      }),
    receive,
    giveUp,
  };
}
