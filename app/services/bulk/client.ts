/**
 * Asks about lists of any length without holding up the page: one run at a time, in a worker that starts with the first
 * one and ends some seconds after its results are released.
 *
 *     const client = createBulkClient(connectWorker);
 *     const run = client.start({ robots, reading, bots, origin, list: file }, { signal, onProgress });
 *     const count = await run.view(filter, sort);  // chooses the rows that the others are about
 *     const rows = await run.rows(0, 100);         // in columns
 *     const rules = await run.rules();             // how many rows each rule decides
 *     await run.finished;                          // rejects when cancelled or failed
 *     await run.export('csv').pipeTo(writable);
 *     run.release();
 *
 * Questions may be asked while the run goes on; they are about the rows so far. A pasted list is `new Blob([text])`.
 * After a cancelled run that the worker ended in time, its rows can still be asked about.
 */
import { BulkError } from './bulkError.ts';
import type { BulkFilter, BulkSort } from './bulkFilter.ts';
import type { BulkPort, ConnectBulk } from './bulkPort.ts';
import type { BulkRunOptions, ClientRun } from './clientRun.ts';
import { createClientRun } from './clientRun.ts';
import type {
  BulkAnswer,
  BulkInput,
  BulkProgress,
  BulkQuestion,
  BulkRows,
  BulkTopic,
  ExportFormat,
  RuleCount,
} from './protocol.ts';

/** How long a worker may take to end a cancelled run, and how long it waits for the next one; milliseconds. */
const cancelPatience = 200;
const idlePatience = 10_000;

/** A run and its results. */
export interface BulkRunHandle {
  /** The last progress, once every line is answered. */
  readonly finished: Promise<BulkProgress>;
  /** Chooses and orders the rows that the other questions are about, all in the list's order at first; how many there are. */
  readonly view: (filter: BulkFilter, sort: BulkSort) => Promise<number>;
  /** Rows by their place in the view; `to` is not included. */
  readonly rows: (from: number, to: number) => Promise<BulkRows>;
  /** How many rows of the view each rule decides. */
  readonly rules: () => Promise<readonly RuleCount[]>;
  /** The rows of the view as a file, made as it is read. */
  readonly export: (format: ExportFormat) => ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Gives the results up. */
  readonly release: () => void;
}

export interface BulkClient {
  /** Starts a run; one that goes on is replaced. */
  readonly start: (input: BulkInput, options?: BulkRunOptions) => BulkRunHandle;
  /** Ends everything. */
  readonly close: () => void;
}

type AnswerAbout<Topic extends BulkTopic> = Extract<BulkAnswer, { readonly topic: Topic }>;

function isAbout<Topic extends BulkTopic>(answer: BulkAnswer, topic: Topic): answer is AnswerAbout<Topic> {
  return answer.topic === topic;
}

/** A client of what `connect` connects it to. */
export function createBulkClient(connect: ConnectBulk): BulkClient {
  let port: BulkPort | null = null;
  let current: ClientRun | null = null;
  let lastRunId = 0;
  let lastAskId = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const terminate = (): void => {
    clearTimeout(idleTimer);
    port?.terminate();
    port = null;
  };

  const giveUp = (error: unknown): void => {
    current?.giveUp(error);
    current = null;
  };

  const connected = (): BulkPort => {
    clearTimeout(idleTimer);
    port ??= connect({
      onResponse: (response) => {
        if (response.runId === current?.runId) current.receive(response);
      },
      onBreakdown: (message) => {
        terminate();
        giveUp(new BulkError('crashed', message));
      },
    });
    return port;
  };

  const cancel = (run: ClientRun): void => {
    if (current !== run || !run.goesOn()) return;
    port?.post({ kind: 'cancel', runId: run.runId });
    setTimeout(() => {
      if (current !== run || !run.goesOn()) return;
      terminate();
      giveUp(run.options.signal?.reason);
    }, cancelPatience);
  };

  const release = (run: ClientRun): void => {
    if (current !== run) return;
    if (run.goesOn()) port?.post({ kind: 'cancel', runId: run.runId });
    giveUp(new BulkError('closed', 'The results were given up.'));
    idleTimer = setTimeout(terminate, idlePatience);
  };

  const ask = async <Topic extends BulkTopic>(
    run: ClientRun,
    question: BulkQuestion & { readonly topic: Topic },
  ): Promise<AnswerAbout<Topic>> => {
    if (current !== run) throw new BulkError('replaced', 'The run is not the current one any more.');
    const askId = ++lastAskId;
    const expected = run.expectAnswer(askId);
    connected().post({ kind: 'ask', runId: run.runId, askId, question });
    const answer = await expected;
    if (isAbout(answer, question.topic)) return answer;
    throw new BulkError('failed', `Asked about ${question.topic}, told about ${answer.topic}.`);
  };

  const exportOf = (run: ClientRun, format: ExportFormat): ReadableStream<Uint8Array<ArrayBuffer>> => {
    let from = 0;
    return new ReadableStream({
      pull: async (controller) => {
        const { part } = await ask(run, { topic: 'export', format, from });
        controller.enqueue(part.octets);
        if (part.next === null) controller.close();
        else from = part.next;
      },
    });
  };

  const handleOf = (run: ClientRun): BulkRunHandle => ({
    finished: run.finished,
    view: async (filter, sort) => (await ask(run, { topic: 'view', filter, sort })).count,
    rows: async (from, to) => (await ask(run, { topic: 'rows', from, to })).rows,
    rules: async () => (await ask(run, { topic: 'rules' })).rules,
    export: (format) => exportOf(run, format),
    release: () => release(run),
  });

  return {
    start: (input, options = {}) => {
      giveUp(new BulkError('replaced', 'A later run took the place of this one.'));
      const run = createClientRun(++lastRunId, options);
      if (options.signal?.aborted === true) {
        run.giveUp(options.signal.reason);
        return handleOf(run);
      }
      current = run;
      connected().post({ kind: 'start', runId: run.runId, input });
      options.signal?.addEventListener('abort', () => cancel(run), { once: true });
      return handleOf(run);
    },
    close: () => {
      terminate();
      giveUp(new BulkError('closed', 'The client was closed.'));
    },
  };
}
