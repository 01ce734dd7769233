/**
 * Asks questions that hold for every URL without holding up the page: one at a time, in a worker that starts with the
 * first.
 *
 *     const client = createProofClient(connectProofWorker);
 *     const answer = await client.ask({ kind: 'dialects', … }, { signal, onProgress });
 *     client.close();
 */
import type { ConnectProofs, ProofPort } from './proofPort.ts';
import type { AnswerTo, ProofAnswer, ProofProgress, ProofQuestion, ProofResponse } from './protocol.ts';

/** How long a worker may take to stop before it is ended; milliseconds. */
const cancelPatience = 300;

/**
 * Why there is no answer.
 * - 'failed': the worker said so, with its message.
 * - 'crashed': the worker broke down; the next question starts a new one.
 * - 'replaced': a later question took the place of this one.
 * - 'cancelled': it was not wanted any more.
 */
export type ProofFailure = 'failed' | 'crashed' | 'replaced' | 'cancelled';

/** The error that an unanswered question rejects with. */
export class ProofError extends Error {
  readonly failure: ProofFailure;

  constructor(failure: ProofFailure, message: string) {
    super(message);
    this.name = 'ProofError';
    this.failure = failure;
  }
}

export interface ProofOptions<Question extends ProofQuestion> {
  readonly signal?: AbortSignal;
  /** Told about ten times a second. */
  readonly onProgress?: (progress: ProofProgress<AnswerTo<Question>>) => void;
}

export interface ProofClient {
  /** Asks a question; one that is being worked on is dropped. */
  readonly ask: <Question extends ProofQuestion>(
    question: Question,
    options?: ProofOptions<Question>,
  ) => Promise<AnswerTo<Question>>;
  /** Ends everything; a later question starts anew. */
  readonly close: () => void;
}

interface Run {
  readonly runId: number;
  readonly question: ProofQuestion;
  readonly receive: (response: ProofResponse) => void;
  readonly giveUp: (error: ProofError) => void;
}

function isAnswerTo<Question extends ProofQuestion>(
  question: Question,
  answer: ProofAnswer,
): answer is AnswerTo<Question> {
  return answer.kind === question.kind;
}

/** A client of what `connect` connects it to. */
export function createProofClient(connect: ConnectProofs): ProofClient {
  let port: ProofPort | null = null;
  let current: Run | null = null;
  let lastRunId = 0;
  let stopping: { readonly runId: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  const terminate = (): void => {
    clearTimeout(stopping?.timer);
    stopping = null;
    port?.terminate();
    port = null;
  };

  const giveUp = (failure: ProofFailure, message: string): void => {
    const given = current;
    current = null;
    given?.giveUp(new ProofError(failure, message));
  };

  const connected = (): ProofPort => {
    port ??= connect({
      onResponse: (response) => {
        if (response.kind === 'cancelled' && response.runId === stopping?.runId) {
          clearTimeout(stopping.timer);
          stopping = null;
        }
        if (response.runId === current?.runId) current.receive(response);
      },
      onBreakdown: (message) => {
        terminate();
        giveUp('crashed', message);
      },
    });
    return port;
  };

  /** Stops whatever is being worked on: kindly at first, and where that does not help by ending the worker. */
  const stop = (failure: ProofFailure, message: string): void => {
    if (current === null) return;
    const { runId } = current;
    giveUp(failure, message);
    port?.post({ kind: 'cancel', runId });
    clearTimeout(stopping?.timer);
    const timer = setTimeout(() => {
      terminate();
      // A question that came since goes to a worker that has nothing else to do.
      if (current !== null)
        connected().post({ kind: 'ask', runId: current.runId, question: current.question });
    }, cancelPatience);
    stopping = { runId, timer };
  };

  return {
    ask: (question, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        stop('replaced', 'A later question took the place of this one.');
        if (signal?.aborted === true) {
          reject(new ProofError('cancelled', 'The question was not wanted any more.'));
          return;
        }
        const runId = ++lastRunId;
        const finish = (settle: () => void): void => {
          current = null;
          settle();
        };
        current = {
          runId,
          question,
          giveUp: reject,
          receive: (response) => {
            switch (response.kind) {
              case 'progress': {
                const { states, answer } = response.progress;
                if (answer === null) onProgress?.({ states, answer });
                else if (isAnswerTo(question, answer)) onProgress?.({ states, answer });
                return;
              }
              case 'done': {
                const { answer } = response;
                if (isAnswerTo(question, answer)) finish(() => resolve(answer));
                else finish(() => reject(new ProofError('failed', `Told about ${answer.kind}.`)));
                return;
              }
              case 'failed':
                finish(() => reject(new ProofError('failed', response.message)));
                return;
              case 'cancelled':
                return;
            }
          },
        };
        signal?.addEventListener('abort', () => {
          if (current?.runId === runId) stop('cancelled', 'The question was not wanted any more.');
        });
        connected().post({ kind: 'ask', runId, question });
      }),
    close: () => {
      terminate();
      giveUp('cancelled', 'The page is done with its questions.');
    },
  };
}
