/** What every question and every answer has: the run that it belongs to. */
interface Run {
  readonly runId: number;
}

/** The part of a worker that a client uses; it answers one question after the other, in the order of their coming. */
export interface LatestPort<Request extends Run, Response extends Run> {
  onmessage: ((event: MessageEvent<Response>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  readonly postMessage: (request: Request) => void;
  readonly terminate: () => void;
}

/** A question of which only the latest is worth an answer. */
export interface LatestQuestion<Request extends Run, Response extends Run> {
  /** What it is about: a later question about the same takes its place. */
  readonly about: string;
  /** What is sent once it has its turn. `isFirst` says that this worker was asked nothing before. */
  readonly request: (runId: number, isFirst: boolean) => Request;
  readonly onResponse: (response: Response) => void;
  /** The worker broke down over it. */
  readonly onFailure: () => void;
}

/** Asks a worker that starts with the first question. */
export interface LatestClient<Request extends Run, Response extends Run> {
  /**
   * Asks a question, which waits while another is worked on. Of those that wait, the last about each thing is asked;
   * what is answered while a later one about the same waits is not told. Returns how to withdraw it.
   */
  readonly ask: (question: LatestQuestion<Request, Response>) => () => void;
}

/** A client of the workers that `start` starts: the next one where one broke down. */
export function createLatestClient<Request extends Run, Response extends Run>(
  start: () => LatestPort<Request, Response>,
): LatestClient<Request, Response> {
  let port: LatestPort<Request, Response> | null = null;
  let runId = 0;
  let running: LatestQuestion<Request, Response> | null = null;
  /** In the order of their coming. */
  const waiting = new Map<string, LatestQuestion<Request, Response>>();
  const withdrawn = new WeakSet<LatestQuestion<Request, Response>>();

  const next = (): void => {
    running = waiting.values().next().value ?? null;
    if (running === null) return;
    waiting.delete(running.about);
    runId += 1;
    const isFirst = port === null;
    port ??= connect(start());
    port.postMessage(running.request(runId, isFirst));
  };

  /** Whether anybody still wants to know. */
  const isWanted = (question: LatestQuestion<Request, Response>): boolean =>
    !waiting.has(question.about) && !withdrawn.has(question);

  const connect = (fresh: LatestPort<Request, Response>): LatestPort<Request, Response> => {
    fresh.onmessage = ({ data }) => {
      if (data.runId !== runId || running === null) return;
      const answered = running;
      const isTold = isWanted(answered);
      next();
      if (isTold) answered.onResponse(data);
    };
    const fail = () => {
      // What broke once may be in a state that nobody knows: the next question gets a new one.
      fresh.terminate();
      port = null;
      const failed = running;
      const isTold = failed !== null && isWanted(failed);
      next();
      if (isTold) failed.onFailure();
    };
    fresh.onerror = fail;
    fresh.onmessageerror = fail;
    return fresh;
  };

  return {
    ask: (question) => {
      // A Map keeps the place of what is replaced, so that nobody is overtaken for ever.
      waiting.set(question.about, question);
      if (running === null) next();
      return () => {
        withdrawn.add(question);
        if (waiting.get(question.about) === question) waiting.delete(question.about);
      };
    },
  };
}
